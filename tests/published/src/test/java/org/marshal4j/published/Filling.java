package org.marshal4j.published;

import java.util.Map;
import java.util.Properties;
import org.instancio.Instancio;
import org.instancio.Select;
import org.instancio.exception.InstancioException;
import org.instancio.settings.Keys;
import org.instancio.settings.Settings;

/** Makes objects with random values in all their fields, the same ones in each run. */
final class Filling {
    /** Objects within objects, at most. */
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
     * An object with random values.
     *
     * @param depth of objects within objects; those below it are null
     * @param subtypes the class to take for each root of a family
     * @throws InstancioException if Instancio has no way to make one
     */
    static <T> T fill(Class<T> type, int depth, long seed, Map<Class<?>, Class<?>> subtypes) {
        Settings settings = Settings.from(SETTINGS);
        subtypes.forEach(settings::mapType);
        return Instancio.of(type)
                .withSettings(settings)
                .withMaxDepth(depth)
                .withSeed(seed)
                .supply(Select.all(Object.class), DynamicValue::any)
                .supply(Select.all(Properties.class), random -> {
                    Properties properties = new Properties();
                    properties.setProperty(random.upperCaseAlphabetic(3), random.upperCaseAlphabetic(4));
                    return properties;
                })
                .lenient()
                .create();
    }
}
