package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * Imports that list classes for the fields that they make dynamic, including enums of jars, and the note about these
 * fields.
 */
class DynamicClassesOfImportsTest extends AgainstLibrary {

    private static final String LIBRARY = """
            //- shop/Side.java
            package shop;
            public enum Side { BUY, SELL }
            //- shop/Fill.java
            package shop;
            public class Fill { public short size; }
            //- shop/Order.java
            package shop;
            import java.util.*;
            public class Order {
                public Object extra;
                public Map<String, Object> more = new TreeMap<>();
                public int number;
                public static Order sample() {
                    Order order = new Order();
                    order.extra = Side.SELL;
                    Fill fill = new Fill();
                    fill.size = 5;
                    order.more.put("f", List.of(fill, 1));
                    return order;
                }
            }
            //- shop/Special.java
            package shop;
            public class Special extends Order {
                public byte last = 9;
                public static Special sample() {
                    Special special = new Special();
                    special.extra = Side.BUY;
                    return special;
                }
            }
            """;

    private static final String NUMBERS = """
            //- com/acme/SideMixIn.java
            package com.acme;
            import org.marshal4j.*;
            @MarshalImport(shop.Side.class) @TypeId(3)
            interface SideMixIn {}
            //- com/acme/FillMixIn.java
            package com.acme;
            import org.marshal4j.*;
            @MarshalImport(shop.Fill.class) @TypeId(4)
            interface FillMixIn {}
            """;

    private static final String IMPORT = NUMBERS + """
            //- com/acme/Imports.java
            package com.acme;
            import org.marshal4j.*;
            @MarshalImport(value = shop.Order.class, dynamic = true, dynamicClasses = {shop.Side.class, shop.Fill.class})
            interface Imports {}
            """;

    DynamicClassesOfImportsTest() {
        super(LIBRARY);
    }

    @ParameterizedTest
    @EachCompiler
    void areValuesOfDynamicFields(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", IMPORT);
        try (Loaded loaded = loaded(result)) {
            var order = loaded.imported("com.acme.Imports", "shop.Order");
            assertThat(order.schema())
                    .asString()
                    .contains("extra dynamic<3 enum shop.Side(BUY,SELL),4 shop.Fill>?", "number int32");
            assertThat(Loaded.hex(order, loaded.sample("shop.Order")))
                    .isEqualTo("1e03" + "01" + "010166" + "0d02" + "1e04" + "0500" + "0401000000" + "00000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areKnownToLaterCompilations(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = compile(compiler, "before", IMPORT);
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), """
                //- com/acme/Later.java
                package com.acme;
                @org.marshal4j.MarshalImport(shop.Special.class)
                interface Later {}
                """);
        try (Loaded loaded = loaded(before, after)) {
            var special = loaded.imported("com.acme.Later", "shop.Special");
            assertThat(Loaded.hex(special, loaded.sample("shop.Special")))
                    .isEqualTo("1e03" + "00" + "00" + "00000000" + "09");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areNotedWithTheirNumber(TestCompiler compiler) {
        TestCompiler.Result result = compile(compiler, "noted", IMPORT);
        assertThat(messages(result))
                .containsOnlyOnce("dynamic = true makes 2 fields dynamic, so each value is written with its class:"
                        + " Order.extra, Order.more.");
    }

    @ParameterizedTest
    @EachCompiler
    void reportProblems(TestCompiler compiler) {
        TestCompiler.Result result = compile(compiler, "wrong", """
                //- com/acme/Imports.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(value = shop.Order.class, dynamic = true, dynamicClasses = shop.Side.class)
                interface Imports {}
                //- com/acme/Plain.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(value = shop.Fill.class, dynamicClasses = shop.Side.class)
                interface Plain {}
                """);
        assertThat(Library.errors(result))
                .anyMatch(error ->
                        error.contains("[MARSHAL182] Order.extra: Object: @Dynamic lists Side, which has no @TypeId"))
                .anyMatch(error -> error.contains("Plain lists dynamicClasses, but no field of what it imports is"
                        + " dynamic. Add dynamic = true, or remove the list."));
    }

    private static List<String> messages(TestCompiler.Result result) {
        return result.diagnostics().stream()
                .map(diagnostic -> diagnostic.getMessage(null).strip())
                .toList();
    }
}
