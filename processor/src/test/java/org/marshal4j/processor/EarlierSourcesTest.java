package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A folder of sources may contain what an earlier build has generated: to rename a class would not help. */
class EarlierSourcesTest {

    @TempDir
    Path temp;

    @ParameterizedTest
    @EnumSource
    void areToBeTakenOut(TestCompiler compiler) {
        String dto = "package a; @org.marshal4j.Marshal class Quote { long bid; }";
        String generated = "package a; @org.marshal4j.runtime.generated.MarshalGenerated(version = \"1\") final class ";
        TestCompiler.Result result = compiler.compile(
                temp, Map.of("a/Quote.java", dto, "a/QuoteMarshaller.java", generated + "QuoteMarshaller {}"));
        assertThat(result.errors())
                .extracting(error -> error.getMessage(null))
                .anySatisfy(message -> assertThat(message)
                        .isEqualTo(
                                "[MARSHAL120] QuoteMarshaller could not be written: what an earlier build generated is"
                                        + " compiled too. Take it out of the sources."))
                .noneSatisfy(message -> assertThat(message).contains("MARSHAL111"));
    }
}
