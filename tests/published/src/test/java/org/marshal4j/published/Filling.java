package org.marshal4j.published;

import java.util.Properties;
import java.util.function.Function;
import org.instancio.Instancio;
import org.instancio.InstancioApi;
import org.instancio.Random;
import org.instancio.Select;
import org.instancio.exception.InstancioException;
import org.instancio.generator.AfterGenerate;
import org.instancio.generator.Generator;
import org.instancio.generator.Hints;
import org.instancio.settings.Keys;
import org.instancio.settings.Settings;

/** Creates objects with random values in all their fields. They are the same in each run. */
final class Filling {
    /** The largest depth of nested objects. */
    static final int DEEPEST = 5;

    private static final Settings SETTINGS = Settings.create()
            .set(Keys.COLLECTION_MIN_SIZE, 1)
            .set(Keys.COLLECTION_MAX_SIZE, 2)
            .set(Keys.MAP_MIN_SIZE, 1)
            .set(Keys.MAP_MAX_SIZE, 2)
            .set(Keys.ARRAY_MIN_LENGTH, 1)
            .set(Keys.ARRAY_MAX_LENGTH, 2)
            .lock();

    private Filling() {}

    /**
     * Creates an object with random values.
     *
     * @param depth the depth of nested objects; deeper ones are null
     * @param choices what to use where there is a choice
     * @throws InstancioException if Instancio has no way to create an object
     */
    static <T> T fill(Class<T> type, int depth, long seed, Choices choices) {
        Settings settings = Settings.from(SETTINGS);
        choices.subtypes().forEach(settings::mapType);
        InstancioApi<T> filled = Instancio.of(type)
                .withSettings(settings)
                .withMaxDepth(depth)
                .withSeed(seed)
                .supply(Select.all(Object.class), DynamicValue::any)
                .supply(Select.all(Properties.class), random -> {
                    Properties properties = new Properties();
                    properties.setProperty(random.upperCaseAlphabetic(3), random.upperCaseAlphabetic(4));
                    return properties;
                })
                .lenient();
        if (choices.mixIns().isElements(type)) {
            return type.cast(Elements.filled(type, Math.max(1, depth - 1), seed, choices));
        }
        Elements.reachableFrom(type, choices.mixIns())
                .forEach(held -> filled.supply(
                        Select.all(held),
                        asMade(random -> Elements.filled(
                                held, Math.max(1, depth - 1), random.longRange(0, Long.MAX_VALUE - 1), choices))));
        Samples samples = choices.samples();
        samples.makers()
                .keySet()
                .forEach(made -> filled.supply(
                        Select.all(made), asMade(random -> samples.make(made, random.longRange(0, Long.MAX_VALUE)))));
        T made = filled.ignore(Select.fields(choices.mixIns()::skips)).create();
        if (made == null) {
            throw new InstancioException("null in place of a " + type.getName());
        }
        return made;
    }

    /** For values that are complete, so that Instancio does not fill their fields as well. */
    private static Generator<?> asMade(Function<Random, Object> maker) {
        return new Generator<>() {
            @Override
            public Object generate(Random random) {
                return maker.apply(random);
            }

            @Override
            public Hints hints() {
                return Hints.afterGenerate(AfterGenerate.DO_NOT_MODIFY);
            }
        };
    }
}
