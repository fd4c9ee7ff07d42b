package org.marshal4j.published;

import java.util.Map;

/**
 * What to fill an object with where there is a choice.
 *
 * @param subtypes the class to take for each root of a family
 * @param mixIns whose skipped fields stay as they are
 * @param samples of classes that cannot have any value in their fields
 */
record Choices(Map<Class<?>, Class<?>> subtypes, MixIns mixIns, Samples samples) {
    /** Where there is none. */
    static final Choices NONE = new Choices(Map.of(), MixIns.NONE, Samples.NONE);
}
