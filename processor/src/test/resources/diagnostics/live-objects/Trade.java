import java.io.File;
import java.io.InputStream;
import java.net.Inet6Address;
import java.net.URL;
import java.nio.file.Path;
import java.util.Calendar;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.TimeZone;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    Class<?> type; // MARSHAL105: Trade.type: Class<?> cannot be marshalled. A message could make the reader load any class: store the name as a String and look it up, or mark the field @Skip.
    @SuppressWarnings("rawtypes")
    Class raw; // MARSHAL105: Trade.raw: Class cannot be marshalled. A message could make the reader load any class: store the name as a String and look it up, or mark the field @Skip.
    Thread thread; // MARSHAL105: Trade.thread: Thread cannot be marshalled. Thread exists only in the running program: mark the field @Skip or transient.
    InputStream in; // MARSHAL105: Trade.in: InputStream cannot be marshalled. InputStream exists only in the running program: mark the field @Skip or transient.
    Runnable task; // MARSHAL105: Trade.task: Runnable cannot be marshalled. Runnable is code, which cannot be stored in a message: mark the field @Skip or transient.
    Supplier<String> supplier; // MARSHAL105: Trade.supplier: Supplier<String> cannot be marshalled. Supplier is code, which cannot be stored in a message: mark the field @Skip or transient.
    Comparator<String> order; // MARSHAL105: Trade.order: Comparator<String> cannot be marshalled. Comparator is code, which cannot be stored in a message: mark the field @Skip or transient.
    Callback callback; // MARSHAL105: Trade.callback: Trade.Callback cannot be marshalled. Trade.Callback is code, which cannot be stored in a message: mark the field @Skip or transient.
    Iterator<String> iterator; // MARSHAL105: Trade.iterator: Iterator<String> cannot be marshalled. Iterator can be traversed only once: store the elements in a List.
    Stream<String> stream; // MARSHAL105: Trade.stream: Stream<String> cannot be marshalled. Stream can be traversed only once: store the elements in a List.
    IntStream ints; // MARSHAL105: Trade.ints: IntStream cannot be marshalled. IntStream can be traversed only once: store the elements in a List.
    Inet6Address address; // MARSHAL105: Trade.address: Inet6Address cannot be marshalled. Declare InetAddress.
    File file; // MARSHAL105: Trade.file: File cannot be marshalled. Store it as a String or URI, or name org.marshal4j.runtime.jdk.FileMarshaller in @MarshalWith or @MarshalTypesWith.
    Path path; // MARSHAL105: Trade.path: Path cannot be marshalled. Store it as a String or URI, or name org.marshal4j.runtime.jdk.PathMarshaller in @MarshalWith or @MarshalTypesWith.
    URL url; // MARSHAL105: Trade.url: URL cannot be marshalled. Declare URI: Java looks up hosts to compare two URLs. Or name org.marshal4j.runtime.jdk.UrlMarshaller in @MarshalWith or @MarshalTypesWith.
    List<URL> urls; // MARSHAL105: Trade.urls: List<URL> cannot be marshalled. Declare URI: Java looks up hosts to compare two URLs. Or name org.marshal4j.runtime.jdk.UrlMarshaller in @MarshalWith or @MarshalTypesWith.
    Pattern pattern; // MARSHAL105: Trade.pattern: Pattern cannot be marshalled. Store its text and its flags in two fields, or name org.marshal4j.runtime.jdk.PatternMarshaller in @MarshalWith or @MarshalTypesWith.
    Calendar calendar; // MARSHAL105: Trade.calendar: Calendar cannot be marshalled. Declare ZonedDateTime or Instant, or name org.marshal4j.runtime.jdk.CalendarMarshaller in @MarshalWith or @MarshalTypesWith.
    TimeZone zone; // MARSHAL105: Trade.zone: TimeZone cannot be marshalled. Declare ZoneId, or name org.marshal4j.runtime.jdk.TimeZoneMarshaller in @MarshalWith or @MarshalTypesWith.

    @FunctionalInterface
    interface Callback {
        void call(String text);
    }
}
