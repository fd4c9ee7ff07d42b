import java.util.IdentityHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import org.marshal4j.Marshal;

@Marshal
class Same extends IdentityHashMap<String, Integer> { // MARSHAL177: Same extends java.util.IdentityHashMap, and what that holds cannot be put into messages and read again
    int own;
}

/** Its capacity has no bytes. */
@Marshal
class Full extends ArrayBlockingQueue<String> { // MARSHAL177: Full extends java.util.concurrent.ArrayBlockingQueue
    Full() {
        super(7);
    }
}
