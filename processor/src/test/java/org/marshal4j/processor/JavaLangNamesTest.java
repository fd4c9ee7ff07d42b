package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

class JavaLangNamesTest {

    @TempDir
    Path temp;

    /** A class hides the class of the same name in java.lang from its whole package, including generated code. */
    @ParameterizedTest
    @EachCompiler
    void classesNamedLikeThoseOfJavaLangDoNoHarm(TestCompiler compiler) {
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        "com/acme/Object.java",
                                "package com.acme; @org.marshal4j.Marshal public class Object { int a; }",
                        "com/acme/Throwable.java", "package com.acme; class Throwable {}",
                        "com/acme/Override.java", "package com.acme; class Override {}",
                        "com/acme/Quote.java",
                                "package com.acme; @org.marshal4j.Marshal class Quote { Object o; java.lang.String s; }"));

        assertThat(result.errors()).isEmpty();
        assertThat(result.sources().get("QuoteMarshaller.java")).contains("import java.lang.Override;");
    }

    @ParameterizedTest
    @EachCompiler
    void importsNothingFromJavaLangWithoutThem(TestCompiler compiler) {
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of("com/acme/Quote.java", "package com.acme; @org.marshal4j.Marshal class Quote { String s; }"));

        assertThat(result.sources().get("QuoteMarshaller.java")).doesNotContain("import java.lang.");
    }
}
