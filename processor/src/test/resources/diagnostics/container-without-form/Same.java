import java.util.IdentityHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import org.marshal4j.Marshal;

@Marshal
class Same extends IdentityHashMap<String, Integer> { // MARSHAL177: Same extends java.util.IdentityHashMap, whose contents cannot be written and read back
    int own;
}

/** Its capacity has no bytes. */
@Marshal
class Full extends ArrayBlockingQueue<String> { // MARSHAL177: Full extends java.util.concurrent.ArrayBlockingQueue
    Full() {
        super(7);
    }
}
