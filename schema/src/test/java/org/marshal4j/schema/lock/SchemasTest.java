package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.Schema;

class SchemasTest {
    private static final String LOCK = """
            # Written by a tool.
            wire 1
            revision 3

            com.acme.Gone from=1 to=2
              id int8

            com.acme.Quote extends com.acme.Entity 1 from=3
              id int64
              bid float64

            com.acme.Quote extends com.acme.Entity 1 from=1 to=2
              id int64

            family com.acme.Shape from=2
              0 com.acme.Circle
              side enum com.acme.Side(A,B)
            """;

    @Test
    void lockFileHasTheAcceptedSchemas() {
        Schemas schemas = Schemas.parse(LOCK);
        assertThat(schemas.types()).containsExactly("com.acme.Quote", "com.acme.Shape");
        assertThat(schemas.apply("com.acme.Quote"))
                .isEqualTo(Schema.of("com.acme.Quote", "id int64", "bid float64")
                        .extending(new Schema.Inherited("com.acme.Entity", 1)));
        assertThat(schemas.apply("com.acme.Shape").members()).containsEntry(0, "com.acme.Circle");
        assertThat(Schemas.parse(schemas.toString()).toString()).isEqualTo(schemas.toString());
    }

    @Test
    void lockFileHasFormerSchemas() {
        assertThat(Schemas.parse(LOCK, 1).types()).containsExactly("com.acme.Gone", "com.acme.Quote");
        assertThat(Schemas.parse(LOCK, 2).apply("com.acme.Quote").fields()).hasSize(1);
        assertThat(Schemas.parse(LOCK, 2).has("com.acme.Shape")).isTrue();
        assertThat(Schemas.parse(LOCK, 3).toString())
                .isEqualTo(Schemas.parse(LOCK).toString());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.parse(LOCK, 4))
                .withMessage("there is no revision 4: the last one is 3");
    }

    @Test
    void textIsThatOfASchemaFile() {
        Schemas schemas = Schemas.of(List.of(Schema.of("b.B", "id int8"), Schema.of("a.A", "id int64")));
        assertThat(schemas).hasToString("wire 1\n\na.A\n  id int64\n\nb.B\n  id int8\n");
        assertThat(schemas.has("a.A")).isTrue();
        assertThat(schemas.has("a.B")).isFalse();
    }

    @Test
    void ownSchemasTakePrecedence() {
        Schemas own = Schemas.of(List.of(Schema.of("a.A", "id int64")));
        Schemas others = Schemas.of(List.of(Schema.of("a.A", "id int8"), Schema.of("b.B", "id int8")));
        assertThat(own.and(others).types()).containsExactly("a.A", "b.B");
        assertThat(own.and(others).apply("a.A")).isEqualTo(Schema.of("a.A", "id int64"));
        assertThat(others.and(own).apply("a.A")).isEqualTo(Schema.of("a.A", "id int8"));
    }

    @Test
    void invalidSchemaIsRefusedWithItsLine() {
        refused("wire 2\n", "line 1: the wire format is 2, but this version of marshal4j reads 1");
        refused("wire 1\n\ncom.acme.Quote x\n", "line 3: not a type: com.acme.Quote x");
        refused("com.acme.Quote\n  id int65[]\n", "line 1: ");
        refused("com.acme.Quote\n  side enum com.acme.Side\n", "line 1: the constants of com.acme.Side are missing");
        refused(
                "wire 1\nrevision 1\n\na.A from=1\n  a enum a.B\n",
                "line 4: a.A from=1: the constants of a.B are missing");
        refused("wire 1\n\na.A from=1\n", "line 3: not a type: a.A from=1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.parse("").apply("com.acme.Quote"))
                .withMessage("the schema of com.acme.Quote is missing");
    }

    @Test
    void anUnknownWordMayBeAWireTypeOfALaterVersion() {
        Schema schema = Schema.of("com.acme.Quote", "venue hyperaddress128?");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> schema.fingerprint(Schemas.parse("")))
                .withMessage("the schema of hyperaddress128 is missing;"
                        + " if it is not a class, it is a wire type of a later version of marshal4j");
    }

    private static void refused(String text, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.parse(text))
                .withMessageStartingWith(message);
    }

    @Test
    void filesOfAFolderAreReadTogether(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("com.acme.Quote.schema"), "wire 1\n\ncom.acme.Quote\n  leg com.acme.Leg\n");
        Path inside = Files.createDirectories(folder.resolve("more"));
        Files.writeString(inside.resolve("com.acme.Leg.schema"), "wire 1\n\ncom.acme.Leg\n  id int8\n");
        Files.writeString(folder.resolve("notes.txt"), "nothing");
        Schemas schemas = Schemas.read(folder);
        assertThat(schemas.apply("com.acme.Quote").fixedSize(schemas)).isEqualTo(1);
        assertThat(Schemas.read(folder.resolve("com.acme.Quote.schema"))
                        .and(schemas)
                        .types())
                .hasSize(2);
        Path bad = Files.writeString(folder.resolve("bad.schema"), "\n\nbad bad\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.read(folder))
                .withMessageStartingWith(bad + ": line 3: ");
    }
}
