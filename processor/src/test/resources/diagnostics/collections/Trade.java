import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.WeakHashMap;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    ArrayBlockingQueue<String> bounded; // MARSHAL105: Trade.bounded: ArrayBlockingQueue<String> cannot be marshalled. Declare List, Set, Deque or Map, or a class that docs/types.md lists, such as ArrayList or ArrayDeque.
    Map.Entry<String, ?> entry; // MARSHAL104: Trade.entry: Map.Entry<String, ?> does not say exactly what it holds. Declare Map.Entry<String, Leg>, with the classes of the key and the value.
    WeakHashMap<String, String> weak; // MARSHAL105: Trade.weak: WeakHashMap<String, String> cannot be marshalled. Declare Map, or a class that docs/types.md lists, such as HashMap, LinkedHashMap or TreeMap.
    Map<String, ?> wild; // MARSHAL104: Trade.wild: Map<String, ?> does not say exactly what it holds. Declare Map<String, Leg>, with the classes of keys and values.
    @SuppressWarnings("rawtypes")
    Map raw; // MARSHAL104: Trade.raw: Map does not say exactly what it holds. Declare Map<String, Leg>, with the classes of keys and values.
    Optional<?> perhaps; // MARSHAL104: Trade.perhaps: Optional<?> does not say exactly what it holds. Declare Optional<Leg>, with the class of the value.
    @SuppressWarnings("rawtypes")
    Optional rawPerhaps; // MARSHAL104: Trade.rawPerhaps: Optional does not say exactly what it holds
}
