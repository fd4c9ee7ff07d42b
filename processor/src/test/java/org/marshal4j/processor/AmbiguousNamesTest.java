package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.schema.Schema;

/**
 * Classes without a package that have the name of a wire type, or of the beginning of one, where schemas can name
 * them.
 */
class AmbiguousNamesTest {

    private static final String SOURCE = """
            import java.util.List;
            import org.marshal4j.*;

            @Marshal
            class date {
                int day = 5;
            }

            @Marshal
            class text extends date {
                List<shared> all = List.of(new shared());
                custom custom = new custom();
            }

            @Marshal
            class shared {
                byte b = 7;
            }

            @Marshal(evolvable = true)
            class custom {
                byte b = 8;
            }

            @Marshal
            sealed interface family permits uuid, map {}

            @Marshal
            @TypeId(1)
            final class uuid implements family {
                byte b = 9;
            }

            @Marshal
            @TypeId(2)
            final class map implements family {
                family next = new uuid();
            }
            """;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void work(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compiler.compile(temp, Map.of("Names.java", SOURCE));
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOfNew("date")).isEqualTo("05000000");
            assertThat(loaded.hexOfNew("text")).isEqualTo("05000000" + "01" + "01" + "07" + "01000000" + "08");
            assertThat(loaded.hexOfNew("map")).isEqualTo("01" + "09");
            for (String type : List.of("date", "text", "map")) {
                ChronicleMarshaller<Object> marshaller = loaded.marshaller(type);
                Schema schema = marshaller.schema();
                List<String> lines = schema.toString().lines().toList();
                assertThat(Schema.parse(
                                lines.get(0),
                                lines.subList(1, lines.size()).stream()
                                        .map(String::strip)
                                        .toList()))
                        .isEqualTo(schema);
                byte[] message = HexFormat.of().parseHex(loaded.hexOfNew(type));
                assertThat(Explain.explain(marshaller, Input.of(message))).startsWith(type);
                assertThatThrownBy(() -> marshaller.fromByteArray(new byte[] {1}))
                        .isInstanceOf(MarshalException.class)
                        .hasMessageContaining("reading " + type);
            }
        }
    }
}
