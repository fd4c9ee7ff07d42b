package org.marshal4j.published;

import java.util.Map;

/**
 * What to fill an object with where there is a choice.
 *
 * @param subtypes the class to use for each root of a family
 * @param mixIns mix-ins whose skipped fields stay unchanged
 * @param samples samples of classes whose fields cannot have arbitrary values
 */
record Choices(Map<Class<?>, Class<?>> subtypes, MixIns mixIns, Samples samples) {
    /** For places without any choice. */
    static final Choices NONE = new Choices(Map.of(), MixIns.NONE, Samples.NONE);
}
