package org.marshal4j.benchmarks.first;

import com.esotericsoftware.kryo.kryo5.Kryo;
import java.util.List;
import org.apache.fory.Fory;
import org.marshal4j.Marshal;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;

/** A program that writes one message, reads it, and ends. */
enum Starter {
    /** Neither writes nor reads: what a JVM takes by itself. */
    NOTHING("an empty program", "", List.of(), ""),

    JAVA("Java Serializable", "", List.of(), """
            var array = new java.io.ByteArrayOutputStream();
            try (var out = new java.io.ObjectOutputStream(array)) {
                out.writeObject(new Entry());
            }
            new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(array.toByteArray())).readObject();
            """),

    KRYO("Kryo", "", List.of(Kryo.class), """
            var kryo = new com.esotericsoftware.kryo.kryo5.Kryo();
            kryo.register(Entry.class);
            var out = new com.esotericsoftware.kryo.kryo5.io.Output(1024);
            kryo.writeObject(out, new Entry());
            kryo.readObject(new com.esotericsoftware.kryo.kryo5.io.Input(out.toBytes()), Entry.class);
            """),

    FORY("Apache Fory", "", List.of(Fory.class), """
            var fory = org.apache.fory.Fory.builder().withXlang(false).requireClassRegistration(true).build();
            fory.register(Entry.class);
            fory.deserialize(fory.serialize(new Entry()), Entry.class);
            """),

    MARSHAL4J("**marshal4j**", "@org.marshal4j.Marshal", List.of(Marshal.class, Marshaller.class, Schema.class), """
            EntryMarshaller.INSTANCE.fromByteArray(EntryMarshaller.INSTANCE.toByteArray(new Entry()));
            """),

    /** With everything that Chronicle Bytes depends on. */
    CHRONICLE(
            "**marshal4j** through Chronicle Bytes",
            "@org.marshal4j.Marshal",
            List.of(Marshal.class, Marshaller.class, Schema.class, ChronicleMarshaller.class),
            """
            var bytes = net.openhft.chronicle.bytes.Bytes.allocateElasticDirect();
            EntryMarshaller.INSTANCE.write(new Entry(), bytes);
            EntryMarshaller.INSTANCE.read(bytes);
            """);

    private static final String ENTRY = """
            %s
            public class Entry implements java.io.Serializable {
                public String title = "Some value that is not too short 0";
                public String author = "Very other value 1";
                public String summary = "Default value 2";
                public boolean published = true;
                public boolean pinned;
                public boolean commentsOpen = true;
                public int views = 1_331_324;
                public int likes = 23_124;
                public int shares = 312;
                public int comments = 77;
                public int words = 1_450;
                public int revision = -3;
                public long created = 1_700_000_000_000L;
                public long modified = 1_700_000_360_000L;
                public double score = 0.875;
            }
            """;

    private final String title;
    private final String annotation;
    private final List<Class<?>> needed;
    private final String code;

    Starter(String title, String annotation, List<Class<?>> needed, String code) {
        this.title = title;
        this.annotation = annotation;
        this.needed = needed;
        this.code = code;
    }

    /** Returns its name in tables. */
    String title() {
        return title;
    }

    /** Returns a class of each jar that the program needs, except those that Chronicle Bytes needs. */
    List<Class<?>> needed() {
        return needed;
    }

    /** Returns the source of the message, which is that of the workload BlogBench. */
    String entry() {
        return ENTRY.formatted(annotation);
    }

    /** Returns the source of the program. */
    String program() {
        return "public class Start {\n    public static void main(String[] args) throws Exception {\n"
                + code.indent(8)
                + "    }\n}\n";
    }
}
