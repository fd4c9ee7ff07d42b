package org.marshal4j.processor.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;

class AdviceTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "java.lang | Comparable | Comparable can hold anything: declare the exact class, or mark the field @Skip",
                "java.lang | Module | A message could make the reader load any class: store the name as a String and look it up, or mark the field @Skip",
                "java.lang.reflect | Method | A message could make the reader load any class: store the name as a String and look it up, or mark the field @Skip",
                "java.util.concurrent.atomic | LongAdder | Declare the exact type of number, such as long, double, BigDecimal or AtomicLong",
                "java.net | Inet4Address | Declare InetAddress",
                "java.net | SocketAddress | Declare InetSocketAddress",
                "java.nio.file | Path | Store it as a String or URI, or name org.marshal4j.runtime.jdk.PathMarshaller in @MarshalWith or"
                        + " @MarshalTypesWith",
                "java.net | URL | Declare URI: Java looks up hosts to compare two URLs. Or name"
                        + " org.marshal4j.runtime.jdk.UrlMarshaller in @MarshalWith or"
                        + " @MarshalTypesWith",
                "java.util.regex | Pattern | Store its text and its flags in two fields, or name"
                        + " org.marshal4j.runtime.jdk.PatternMarshaller in @MarshalWith or"
                        + " @MarshalTypesWith",
                "java.util | Calendar | Declare ZonedDateTime or Instant, or name"
                        + " org.marshal4j.runtime.jdk.CalendarMarshaller in @MarshalWith or"
                        + " @MarshalTypesWith",
                "java.util | SimpleTimeZone | Declare ZoneId, or use @MarshalWith",
                "java.nio.file | WatchService | WatchService exists only in the running program: mark the field @Skip or transient",
                "java.util.stream | IntStream | IntStream can be traversed only once: store the elements in a List",
                "java.util | WeakHashMap | Declare Map, or a class that docs/types.md lists, such as HashMap, LinkedHashMap or TreeMap",
                "java.util | AbstractList | Declare List, Set, Deque or Map, or a class that docs/types.md lists, such as ArrayList or ArrayDeque",
                "java.util.concurrent | Exchanger | Declare List, Set, Deque or Map, or a class that docs/types.md lists, such as ArrayList or ArrayDeque",
                "java.util | Formatter | Write a FieldMarshaller for Formatter and name it in @MarshalWith, or mark the field @Skip",
                "com.acme | Leg | Import it with @MarshalImport(Leg.class), or name a FieldMarshaller for it in @MarshalWith",
            })
    void theFirstMatchingLineGivesTheAdvice(String packageName, String simpleName, String advice) {
        assertThat(Advice.on(type(packageName, simpleName, ClassKind.Sort.CLASS, false))
                        .text())
                .isEqualTo(advice);
    }

    @Test
    void adviceDependsOnWhetherTheClassCanBeChanged() {
        assertThat(Advice.on(type("com.acme", "Leg", ClassKind.Sort.CLASS, true))
                        .text())
                .isEqualTo("Add @Marshal to Leg, or mark the field @Skip");
        assertThat(Advice.on(type("com.acme", "Leg", ClassKind.Sort.INTERFACE, true))
                        .text())
                .isEqualTo(
                        "Add @Marshal to Leg and make it sealed or name its subtypes, or declare a class that has @Marshal");
        assertThat(Advice.on(type("com.acme", "Leg", ClassKind.Sort.ABSTRACT_CLASS, false))
                        .text())
                .isEqualTo(
                        "Import it as the root of a family, with @MarshalImport, or name a FieldMarshaller for Leg in @MarshalWith");
        assertThat(Advice.on(type("com.acme", "Leg", ClassKind.Sort.FUNCTION, true))
                        .text())
                .isEqualTo("Leg is code, which cannot be stored in a message: mark the field @Skip or transient");
    }

    @Test
    void kotlinValueClassesNeedAMarshaller() {
        assertThat(Advice.on(type("com.acme", "Isin", ClassKind.Sort.VALUE_CLASS, true))
                        .text())
                .isEqualTo(
                        "Isin is a value class of Kotlin, which generated code cannot make: declare what it holds, or"
                                + " write a FieldMarshaller for Isin in Kotlin and name it in @MarshalWith or @MarshalTypesWith");
    }

    /** For every sort of class: those that are not abstract have fields of classes that are. */
    @ParameterizedTest
    @CsvSource({
        "com.google.common.collect, ImmutableTable",
        "com.google.common.primitives, ImmutableIntArray",
        "org.eclipse.collections.api.list, MutableList",
        "org.eclipse.collections.impl.list.mutable, FastList",
        "it.unimi.dsi.fastutil.longs, LongArrayList",
    })
    void collectionsOfOtherLibrariesAreMadeFromThoseOfTheJdk(String packageName, String simpleName) {
        for (ClassKind.Sort sort : ClassKind.Sort.values()) {
            if (sort != ClassKind.Sort.FUNCTION) {
                assertThat(Advice.on(type(packageName, simpleName, sort, false)).text())
                        .isEqualTo("Declare List, Set, Map or an array and make the " + simpleName
                                + " from it, or name a FieldMarshaller for " + simpleName + " in @MarshalWith");
            }
        }
    }

    /** The pages and the advice name the same marshallers for the same classes, and these marshallers exist. */
    @ParameterizedTest
    @CsvSource({"Joda-Time, joda, org.joda.time", "Guava, guava, com.google.common.collect"})
    void marshallersOfModulesAreNamedAsOnTheirPage(String section, String module, String packageName)
            throws IOException {
        List<String[]> rows = rowsOf(section);
        assertThat(rows).hasSizeGreaterThan(7);
        for (String[] row : rows) {
            Name name = row[0].contains(".") ? Name.ofBinary(row[0]) : Name.of(packageName, row[0]);
            String marshaller = "org.marshal4j." + module + "." + row[1];
            for (ClassKind.Sort sort : List.of(ClassKind.Sort.CLASS, ClassKind.Sort.ABSTRACT_CLASS)) {
                assertThat(Advice.on(type(name.packageName(), name.simple(), sort, false))
                                .text())
                        .contains(marshaller + ", of the module marshal4j-" + module + ", in @MarshalWith");
            }
            assertThat(Path.of("../integrations", module, "src/main/java", marshaller.replace('.', '/') + ".java"))
                    .exists();
        }
    }

    /** The class, without its type parameters, and the marshaller of each row. */
    private static List<String[]> rowsOf(String section) throws IOException {
        String page = Files.readString(Path.of("../docs/libraries.md"));
        String text = page.substring(page.indexOf("\n## " + section + "\n") + 1);
        return Pattern.compile("(?m)^\\| `([\\w.]+)(?:<.*?>)?` \\| `(\\w+)` \\|")
                .matcher(text.split("\n## ")[0])
                .results()
                .map(row -> new String[] {row.group(1), row.group(2)})
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Days", "MutableDateTime", "ReadableInstant"})
    void otherClassesOfJodaTimeCannotBeImported(String simpleName) {
        assertThat(Advice.on(type("org.joda.time", simpleName, ClassKind.Sort.CLASS, false))
                        .text())
                .isEqualTo("Declare a class that marshal4j-joda has a marshaller for, such as DateTime, LocalDate or"
                        + " Period, or name a FieldMarshaller for " + simpleName + " in @MarshalWith");
    }

    @Test
    void aGuavaRangeIsNotACollection() {
        assertThat(Advice.on(type("com.google.common.collect", "Range", ClassKind.Sort.CLASS, false))
                        .text())
                .startsWith("Import it");
    }

    @Test
    void thereIsAdviceOnEveryType() {
        assertThat(Advice.on(new TypeRef.Variable("T")).text())
                .isEqualTo("Declare a specific class, or mark the field @Skip");
    }

    private static TypeRef type(String packageName, String simpleName, ClassKind.Sort sort, boolean isCompiled) {
        return new TypeRef.OfClass(Name.of(packageName, simpleName), List.of(), new ClassKind.Plain(sort, isCompiled));
    }
}
