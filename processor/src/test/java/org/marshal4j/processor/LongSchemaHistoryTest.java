package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** A family of many classes that has had many schemas: its history does not fit into one text of a class file. */
class LongSchemaHistoryTest {
    private static final int MEMBERS = Sampled.isThorough() ? 100 : 3;
    private static final int REVISIONS = Sampled.isThorough() ? 100 : 20;

    /** So that a few revisions are enough for a second text. */
    private static final String LONG = "_".repeat(2000);

    @TempDir
    Path temp;

    @Test
    void messagesOfAllRevisionsAreRead() throws Exception {
        LockFile lock = LockFile.empty();
        for (int revision = 1; revision <= REVISIONS; revision++) {
            lock = lock.accept(schemas(revision));
        }
        Path file = Files.writeString(temp.resolve("marshal4j.lock"), lock.text());
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp.resolve("last"), sources(), List.of("-Xlint:all,-processing,-path", "-Amarshal4j.lock=" + file));
        assertThat(result.messages()).isEmpty();
        assertThat(lock.schemaIds("Event")).hasSize(REVISIONS);
        try (Loaded loaded = result.load()) {
            Marshaller<Object> marshaller = loaded.marshaller("Event");
            for (Map.Entry<Integer, Integer> id : lock.schemaIds("Event").entrySet()) {
                int revision = id.getValue();
                if (revision < REVISIONS) {
                    byte[] message = message(id.getKey(), revision % MEMBERS);
                    assertThat(marshaller.fromByteArray(message))
                            .as("revision %d", revision)
                            .hasToString("E" + revision % MEMBERS + "[time=7]");
                }
            }
        }
    }

    private static byte[] message(int id, int member) {
        Output out = Output.elastic();
        out.writeInt(id).writeStopBit(member).writeInt(7).writeUtf8("gone");
        byte[] message = new byte[(int) out.position()];
        for (int i = 0; i < message.length; i++) {
            message[i] = out.written().byteAt(i);
        }
        return message;
    }

    /** In each revision another class has an int where all others have a long, with a name of its own. */
    private static List<Schema> schemas(int revision) {
        List<Schema> schemas = new ArrayList<>();
        TreeMap<Integer, String> members = new TreeMap<>();
        for (int i = 0; i < MEMBERS; i++) {
            members.put(i, "E" + i);
            boolean isChanged = revision < REVISIONS && i == revision % MEMBERS;
            schemas.add(
                    isChanged
                            ? Schema.of("E" + i, "time int32", "gone" + revision + LONG + " text?")
                            : Schema.of("E" + i, "time int64"));
        }
        schemas.add(Schema.of("Event").asFamily(members).withSchemaId());
        return schemas;
    }

    private static Map<String, String> sources() {
        String names = IntStream.range(0, MEMBERS).mapToObj(i -> "E" + i).collect(Collectors.joining(", "));
        Map<String, String> sources = new TreeMap<>(Map.of(
                "Event.java",
                "@org.marshal4j.Marshal(schemaId = true) sealed interface Event permits " + names + " {}"));
        for (int i = 0; i < MEMBERS; i++) {
            sources.put(
                    "E" + i + ".java",
                    "@org.marshal4j.Marshal @org.marshal4j.TypeId(" + i + ") record E" + i
                            + "(long time) implements Event, E" + i + "Marshallable {}");
        }
        return sources;
    }
}
