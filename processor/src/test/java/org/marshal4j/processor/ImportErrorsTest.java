package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** What is reported about imported classes that cannot be marshalled, and on which line. */
class ImportErrorsTest extends AgainstLibrary {

    private static final String SHOP = """
            //- shop/Order.java
            package shop;
            public class Order {
                public long id;
                public Object extra;
                public Thread worker;
                public java.util.List<?> lines;
            }
            //- shop/Item.java
            package shop;
            public class Item {
                private final int count;
                private Item(long number) { this.count = (int) number; }
                public static Item of(long number) { return new Item(number); }
            }
            //- shop/Basket.java
            package shop;
            public class Basket {
                public Order order;
                public Item[] items;
            }
            """;

    private static final String IMPORTER = """
            //- com/acme/Imports.java
            package com.acme;
            import org.marshal4j.MarshalImport;
            import shop.*;
            @MarshalImport({
                Order.class,
                Item.class,
                Basket.class
            })
            interface Imports {}
            """;

    ImportErrorsTest() {
        super(SHOP);
    }

    @Test
    void areAllReportedOnceOnTheirLiterals() {
        assertThat(errorsOf(TestCompiler.JAVAC))
                .containsExactly(
                        "5: [MARSHAL139] shop.Order cannot be imported: Order.extra: Object cannot be marshalled."
                                + " Set dynamic = true in the import, so that it takes any value of a closed set; or mark"
                                + " it @Skip or @MarshalWith in a mix-in of Order.",
                        "5: [MARSHAL139] shop.Order cannot be imported: Order.worker: Thread cannot be marshalled."
                                + " Mark it @Skip or @MarshalWith in a mix-in of Order.",
                        "5: [MARSHAL139] shop.Order cannot be imported: Order.lines: List<?> does not say exactly what"
                                + " it holds. Set dynamic = true in the import, so that it takes any value of a closed set;"
                                + " or mark it @Skip or @MarshalWith in a mix-in of Order.",
                        "6: [MARSHAL139] shop.Item cannot be imported: Item has no constructor that generated code can"
                                + " call: Item(long number) has a parameter that matches no field by name and type. Put"
                                + " @MarshalWith on the fields of this type.");
    }

    /** The Eclipse compiler has no source positions within the array of an annotation, only for the annotation. */
    @ParameterizedTest
    @EachCompiler
    void areTheSameInAllCompilers(TestCompiler compiler) {
        assertThat(errorsOf(compiler))
                .extracting(error -> error.substring(error.indexOf('[')))
                .containsExactlyInAnyOrderElementsOf(errorsOf(TestCompiler.JAVAC).stream()
                        .map(error -> error.substring(error.indexOf('[')))
                        .toList());
    }

    @Test
    void areOnTheLiteralsOfPackages() {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "package", """
                //- com/acme/package-info.java
                @org.marshal4j.MarshalImport({
                    shop.Basket.class,
                    shop.Item.class})
                package com.acme;
                """);
        assertThat(Library.errors(result))
                .hasSize(2)
                .anyMatch(error -> error.startsWith("3: [MARSHAL139] shop.Item cannot be imported: "))
                .anyMatch(error -> error.startsWith("2: [MARSHAL105] Basket.order: Order cannot be marshalled."));
    }

    /** The superclass cannot be imported from another package, so the messages do not advise that. */
    @ParameterizedTest
    @EachCompiler
    void doNotAdviseToImportInvisibleSuperclasses(TestCompiler compiler) {
        Path shapes = Library.compiled(temp.resolve("shapes"), """
                //- shapes/Base.java
                package shapes;
                abstract class Base { protected long created; }
                //- shapes/Dot.java
                package shapes;
                public class Dot extends Base { public int x; }
                """);
        TestCompiler.Result result = compiler.compile(
                temp.resolve("importer"),
                Map.of(
                        "com/acme/Imports.java",
                        "package com.acme;\n@org.marshal4j.MarshalImport(shapes.Dot.class)\ninterface Imports {}\n"),
                List.of(shapes),
                List.of(new MarshalProcessor()));
        assertThat(Library.errors(result))
                .containsExactly(
                        "2: [MARSHAL139] shapes.Dot cannot be imported: Dot extends shapes.Base, which has the field"
                                + " created but no @Marshal, so the field would be left out of messages. Put @MarshalWith on the"
                                + " fields of this type.");
    }

    private List<String> errorsOf(TestCompiler compiler) {
        return Library.errors(compile(compiler, compiler.name(), IMPORTER));
    }
}
