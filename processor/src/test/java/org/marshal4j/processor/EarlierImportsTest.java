package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * Classes that are imported, or hold imported ones, if the classes they consist of were imported by an earlier
 * compilation.
 */
class EarlierImportsTest extends AgainstLibrary {

    private static final String LIBRARY = """
            //- base/Base.java
            package base;
            public class Base {
                public Page<String> page = new Page<>("p");
            }
            //- base/Derived.java
            package base;
            public class Derived extends Base { public byte more = 1; }
            //- base/Page.java
            package base;
            public class Page<T> {
                public T first;
                public Page() {}
                Page(T first) { this.first = first; }
            }
            """;

    private static final String DERIVED = """
            //- com/acme/Later.java
            package com.acme;
            @org.marshal4j.MarshalImport(base.Derived.class)
            interface Later {}
            """;

    EarlierImportsTest() {
        super(LIBRARY);
    }

    @ParameterizedTest
    @EachCompiler
    void inheritTheFieldsOfBoundGenericClasses(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = before(compiler, "");
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), DERIVED + """
                //- com/acme/Cart.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Cart implements CartMarshallable {
                    base.Page<String> page = new base.Base().page;
                }
                """);
        try (Loaded loaded = loaded(before, after)) {
            var derived = loaded.imported("com.acme.Later", "base.Derived");
            assertThat(derived.schema()).hasToString("base.Derived\n  page base.Page_of_String?\n  more int8");
            assertThat(Loaded.hex(derived, loaded.object("base.Derived"))).isEqualTo("01" + "0170" + "01");
            assertThat(loaded.hexOfNew("com.acme.Cart")).isEqualTo("01" + "0170");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void inheritThemUnderQualifiedNames(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = before(compiler, ", qualified = true");
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), DERIVED);
        try (Loaded loaded = loaded(before, after)) {
            assertThat(loaded.hexOf("com.acme.Later", "base.Derived")).isEqualTo("01" + "0170" + "01");
        }
    }

    /** Nothing else reports it, since the superclass is not processed any more. */
    @ParameterizedTest
    @EachCompiler
    void areRefusedIfTheMarshallerIsMissing(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = before(compiler, "");
        Files.delete(before.classes().resolve("com/acme/Page_of_StringMarshaller.class"));
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), DERIVED);
        assertThat(Library.errors(after))
                .singleElement()
                .asString()
                .startsWith("2: [MARSHAL105] Derived.page: Page<String> cannot be marshalled. Import it with"
                        + " @MarshalImport(Page.class)");
    }

    private TestCompiler.Result before(TestCompiler compiler, String more) {
        TestCompiler.Result before = compile(compiler, "before", """
                //- com/acme/Earlier.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = {base.Base.class, base.Page.class}%s)
                interface Earlier {}
                """.formatted(more));
        assertThat(Library.errors(before)).isEmpty();
        return before;
    }
}
