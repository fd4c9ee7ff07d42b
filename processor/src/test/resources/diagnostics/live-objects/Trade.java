import java.io.File;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Iterator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    Class<?> type; // MARSHAL105: Trade.type: Class<?> has no wire form. A name read from bytes would load code: keep the name as text and look it up, or mark the field @Skip.
    @SuppressWarnings("rawtypes")
    Class raw; // MARSHAL105: Trade.raw: Class has no wire form. A name read from bytes would load code
    Thread thread; // MARSHAL105: Trade.thread: Thread has no wire form. Thread lives in the running program only: mark the field @Skip or transient.
    InputStream in; // MARSHAL105: Trade.in: InputStream has no wire form. InputStream lives in the running program only
    Runnable task; // MARSHAL105: Trade.task: Runnable has no wire form. Runnable is code, which bytes do not hold: mark the field @Skip or transient.
    Supplier<String> supplier; // MARSHAL105: Trade.supplier: Supplier<String> has no wire form. Supplier is code
    Comparator<String> order; // MARSHAL105: Trade.order: Comparator<String> has no wire form. Comparator is code
    Callback callback; // MARSHAL105: Trade.callback: Trade.Callback has no wire form. Trade.Callback is code
    Iterator<String> iterator; // MARSHAL105: Trade.iterator: Iterator<String> has no wire form. Iterator can be gone through once only: keep the elements in a List.
    Stream<String> stream; // MARSHAL105: Trade.stream: Stream<String> has no wire form. Stream can be gone through once only
    IntStream ints; // MARSHAL105: Trade.ints: IntStream has no wire form. IntStream can be gone through once only
    File file; // MARSHAL105: Trade.file: File has no wire form. Keep it as a String or URI, or use @MarshalWith.
    Path path; // MARSHAL105: Trade.path: Path has no wire form. Keep it as a String or URI

    @FunctionalInterface
    interface Callback {
        void call(String text);
    }
}
