package org.marshal4j.processor.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;

class AdviceTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "java.lang | Comparable | Comparable can hold anything: say which class it is, or mark the field @Skip",
                "java.lang | Module | A name read from bytes would load code: keep the name as text and look it up, or mark the field @Skip",
                "java.lang.reflect | Method | A name read from bytes would load code: keep the name as text and look it up, or mark the field @Skip",
                "java.util.concurrent.atomic | LongAdder | Say which number it is: long, double, BigDecimal, AtomicLong",
                "java.nio.file | Path | Keep it as a String or URI, or use @MarshalWith",
                "java.nio.file | WatchService | WatchService lives in the running program only: mark the field @Skip or transient",
                "java.util.stream | IntStream | IntStream can be gone through once only: keep the elements in a List",
                "java.util | Properties | Declare Map, or one of its classes that is in the README: HashMap, LinkedHashMap, TreeMap",
                "java.util | Stack | Declare List, Set, Deque or Map, or one of their classes that is in the README",
                "java.util.concurrent | Exchanger | Declare List, Set, Deque or Map, or one of their classes that is in the README",
                "java.util | Formatter | Write a FieldMarshaller for Formatter and name it in @MarshalWith, or mark the field @Skip",
                "com.acme | Leg | Name Leg.class in @MarshalImport, or a FieldMarshaller for Leg in @MarshalWith",
            })
    void theFirstLineThatIsForAClassSaysWhatToDo(String packageName, String simpleName, String advice) {
        assertThat(Advice.on(type(packageName, simpleName, ClassKind.Sort.CLASS, false)))
                .isEqualTo(advice);
    }

    @Test
    void adviceDependsOnWhetherTheClassCanBeChanged() {
        assertThat(Advice.on(type("com.acme", "Leg", ClassKind.Sort.CLASS, true)))
                .isEqualTo("Put @Marshal on Leg, or mark the field @Skip");
        assertThat(Advice.on(type("com.acme", "Leg", ClassKind.Sort.INTERFACE, true)))
                .isEqualTo(
                        "Put @Marshal on Leg and make it sealed or name its subtypes, or declare a class with @Marshal");
        assertThat(Advice.on(type("com.acme", "Leg", ClassKind.Sort.ABSTRACT_CLASS, false)))
                .isEqualTo("Declare a class that is not abstract, or name a FieldMarshaller for Leg in @MarshalWith");
        assertThat(Advice.on(type("com.acme", "Leg", ClassKind.Sort.FUNCTION, true)))
                .isEqualTo("Leg is code, which bytes do not hold: mark the field @Skip or transient");
    }

    @Test
    void thereIsAdviceOnEveryType() {
        assertThat(Advice.on(new TypeRef.Variable("T")))
                .isEqualTo("Declare the class that it holds, or mark the field @Skip");
    }

    private static TypeRef type(String packageName, String simpleName, ClassKind.Sort sort, boolean isCompiled) {
        return new TypeRef.OfClass(Name.of(packageName, simpleName), List.of(), new ClassKind.Plain(sort, isCompiled));
    }
}
