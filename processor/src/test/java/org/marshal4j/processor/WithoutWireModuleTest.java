package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.Closeable;
import net.openhft.chronicle.wire.Wire;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.schema.Schema;

/** Without marshal4j-wire, a DTO of Chronicle Wire is left to Wire itself, whatever its fields are. */
class WithoutWireModuleTest {

    private static final String TRADE = """
            import net.openhft.chronicle.wire.SelfDescribingMarshallable;
            import org.marshal4j.Marshal;

            @Marshal
            class Leg implements LegMarshallable {
                double price;
            }

            @Marshal
            class Trade extends SelfDescribingMarshallable implements TradeMarshallable {
                Leg leg;
            }
            """;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void generatesOnlyForBytes(TestCompiler compiler) {
        String path = Stream.of(
                        Marshal.class, MarshalVersion.class, Schema.class, Bytes.class, Closeable.class, Wire.class)
                .map(TestCompiler::whereIs)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));

        TestCompiler.Result result =
                compiler.compile(temp, Map.of("Trade.java", TRADE), path, List.of(new MarshalProcessor()), List.of());

        assertThat(result.messages()).isEmpty();
        assertThat(result.sources()).containsKey("TradeMarshaller.java").doesNotContainKey("TradeWireFields.java");
        assertThat(result.sources().get("TradeMarshallable.java")).doesNotContain("WireOut");
    }
}
