package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/**
 * The mix-ins of ta4j omit whatever the constructors derive from the rest. If that is right, indicators and criteria
 * that were read give the same results as those that were written. This is tried for every class that can be imported,
 * with each constructor that takes a series, numbers or constants.
 */
@EnabledIfSystemProperty(named = "published.update", matches = "true")
class CalculationsTest {
    private static final String CORE = "org.ta4j.core.";

    @TempDir
    Path temp;

    private Class<?> seriesClass;
    private Object series;
    private Object record;

    @Test
    void areTheSameAfterReading() throws Exception {
        PublishedJar jar = PublishedJar.all().stream()
                .filter(each -> each.artifact().equals("ta4j-core"))
                .findFirst()
                .orElseThrow();
        MixIns mixIns = MixIns.of(jar);
        Candidates candidates = Candidates.of(jar, mixIns);
        Importers importers = new Importers(candidates.all(), candidates.families(), mixIns);
        Importing importing = new Importing(temp);
        Judgement judgement = new Judgement(importing, importers, candidates.all(), candidates.families());
        judgement.judge();

        URL classes = importing.classes().toUri().toURL();
        List<Class<?>> compared = new ArrayList<>();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes}, getClass().getClassLoader())) {
            seriesClass = Class.forName(CORE + "BarSeries");
            series = Samples.of(loader).make(seriesClass, 1);
            record = record();
            for (Class<?> type : candidates.tried()) {
                if (judgement.accepted().contains(type) && isCalculation(type)) {
                    Class<?> importer = Class.forName(importers.importer(type), false, loader);
                    if (comesBack(type, importer)) {
                        compared.add(type);
                    }
                }
            }
        }
        assertThat(compared).hasSizeGreaterThan(65);
    }

    private static boolean isCalculation(Class<?> type) throws ClassNotFoundException {
        return Class.forName(CORE + "Indicator").isAssignableFrom(type)
                || Class.forName(CORE + "AnalysisCriterion").isAssignableFrom(type);
    }

    /** Returns whether any of its constructors could be called. */
    private <T> boolean comesBack(Class<T> type, Class<?> importer) throws Exception {
        Marshaller<T> marshaller = Marshallers.of(importer, type);
        boolean made = false;
        for (Constructor<?> constructor : type.getConstructors()) {
            Object[] arguments = Arrays.stream(constructor.getParameterTypes())
                    .map(this::argument)
                    .toArray();
            if (Arrays.stream(arguments).allMatch(argument -> argument != null)) {
                T value = type.cast(constructor.newInstance(arguments));
                T copy = marshaller.fromByteArray(marshaller.toByteArray(value));
                assertThat(results(copy)).as("%s", constructor).isEqualTo(results(value));
                made = true;
            }
        }
        return made;
    }

    /** Returns an argument for a parameter of this type, or null for other types. */
    private Object argument(Class<?> type) {
        if (type == seriesClass) {
            return series;
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type == boolean.class) {
            return true;
        }
        if (type == int.class || type == Integer.class) {
            return 2;
        }
        if (type == double.class || type == Double.class) {
            return 0.75;
        }
        return type.getSimpleName().equals("AnalysisCriterion") ? made("criteria.pnl.ReturnCriterion") : null;
    }

    /** Returns all values of an indicator over the series, or the only value of a criterion. */
    private List<?> results(Object calculation) throws Exception {
        if (calculation.getClass().getSimpleName().endsWith("Criterion")) {
            return List.of(calculation
                    .getClass()
                    .getMethod("calculate", seriesClass, Class.forName(CORE + "TradingRecord"))
                    .invoke(calculation, series, record));
        }
        List<Object> values = new ArrayList<>();
        for (int index :
                IntStream.rangeClosed(0, (int) call(series, "getEndIndex")).toArray()) {
            values.add(calculation.getClass().getMethod("getValue", int.class).invoke(calculation, index));
        }
        return values;
    }

    /** Returns a record of buying at the first bar and selling at the last. */
    private Object record() throws Exception {
        Object made = made("BaseTradingRecord");
        Class<?> num = Class.forName(CORE + "num.Num");
        Object price = call(series, "one");
        for (int index : new int[] {0, (int) call(series, "getEndIndex")}) {
            Object bar = seriesClass.getMethod("getBar", int.class).invoke(series, index);
            made.getClass()
                    .getMethod("operate", int.class, num, num)
                    .invoke(made, index, call(bar, "getClosePrice"), price);
        }
        return made;
    }

    private static Object made(String name) {
        try {
            return Class.forName(CORE + name).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name, e);
        }
    }

    private static Object call(Object target, String method) throws ReflectiveOperationException {
        return target.getClass().getMethod(method).invoke(target);
    }
}
