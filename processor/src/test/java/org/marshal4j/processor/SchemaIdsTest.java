package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.Marshaller;

class SchemaIdsTest {
    @TempDir
    Path temp;

    @Test
    void readsMessagesOfEachFormerSchema() throws Exception {
        AcceptedVersions versions = new AcceptedVersions(temp);
        TestCompiler.Result v1 = versions.accept("""
                @Marshal(schemaId = true)
                class Quote implements QuoteMarshallable {
                    int bid = 5;
                    List<Level> levels = List.of(new Level());
                    @Override public String toString() { return bid + " " + levels; }
                }
                """, """
                @Marshal
                class Level implements LevelMarshallable {
                    int price = 1;
                    int size = 2;
                    @Override public String toString() { return price + "x" + size; }
                }
                """);
        byte[] first;
        try (Loaded loaded = v1.load()) {
            first = loaded.marshaller("Quote").toByteArray(loaded.object("Quote"));
        }
        TestCompiler.Result v2 = versions.accept("""
                @Marshal(schemaId = true)
                class Quote implements QuoteMarshallable {
                    int bid = 5;
                    List<Level> levels = List.of(new Level());
                    @Override public String toString() { return bid + " " + levels; }
                }
                """, """
                @Marshal
                class Level implements LevelMarshallable {
                    String venue = "A";
                    int size = 2;
                    long price = 1;
                    @Override public String toString() { return venue + price + "x" + size; }
                }
                """);
        System.out.println(versions.lock().text());
        try (Loaded loaded = v2.load()) {
            Marshaller<Object> marshaller = loaded.marshaller("Quote");
            System.out.println(java.util.HexFormat.of().formatHex(first));
            System.out.println(java.util.HexFormat.of().formatHex(marshaller.toByteArray(loaded.object("Quote"))));
            assertThat(marshaller.fromByteArray(first)).hasToString("5 [null1x2]");
        }
    }
}
