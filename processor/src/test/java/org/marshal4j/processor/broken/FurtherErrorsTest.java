package org.marshal4j.processor.broken;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.processor.TestCompiler;

/** Sources that compilers refuse: nothing is reported twice, and nothing that is generated fails as well. */
class FurtherErrorsTest {

    @TempDir
    Path temp;

    @ParameterizedTest
    @EnumSource
    void noneInTheTableOfATypeThatContainsOneWithErrors(TestCompiler compiler) throws IOException {
        requireNone(compiler, Map.of("com/acme/Quote.java", """
                        package com.acme;

                        import org.marshal4j.Marshal;

                        @Marshal(table = true)
                        class Quote {
                            long id;
                            Venue venue;
                        }
                        """, "com/acme/Venue.java", """
                        package com.acme;

                        import org.marshal4j.@org.marshal4j.OneOf({}) Marshal;

                        @Marshal(table = true)
                        record Venue(String name) {}
                        """));
    }

    @ParameterizedTest
    @EnumSource
    void noneForFieldsOfOneName(TestCompiler compiler) throws IOException {
        requireNone(compiler, Map.of("com/acme/Mark.java", """
                package com.acme;

                import org.marshal4j.Marshal;

                @Marshal
                class Mark {
                    private final int position;
                    private final int position;
                    final String text;

                    Mark(int position, String text) {
                        this.position = position;
                        this.text = text;
                    }
                }
                """));
    }

    private void requireNone(TestCompiler compiler, Map<String, String> sources) throws IOException {
        Outcome outcome = new Workbench(compiler, temp).compile(sources);
        assertThat(outcome.isRefused()).isTrue();
        assertThat(outcome.complaints()).isEmpty();
    }
}
