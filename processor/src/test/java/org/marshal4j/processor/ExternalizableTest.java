package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * Facts about Externalizable classes that the examples of diagnostics cannot show, since compilers report errors
 * there.
 */
class ExternalizableTest {

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void namesTheInterfaceThatHasTheMethods(TestCompiler compiler) {
        TestCompiler.Result result = compiler.compile(temp, Map.of("com/acme/Quote.java", """
                        package com.acme;

                        @org.marshal4j.Marshal
                        public class Quote implements java.io.Externalizable {
                            private static final long serialVersionUID = 1L;

                            long time;
                        }
                        """));
        assertThat(result.messages())
                .anySatisfy(message -> assertThat(message)
                        .contains(
                                "[MARSHAL153] Quote implements Externalizable, but not QuoteMarshallable, which has the"
                                        + " methods for it. Declare that it implements that interface too."));
    }
}
