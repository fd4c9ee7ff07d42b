package org.marshal4j.published;

import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/**
 * Random values of classes that refuse the values that Instancio would put into their fields. A class with the name in
 * {@link MixIns#SAMPLES}, next to the mix-ins, has a static method for each class. Its only parameter is a
 * {@link Random}.
 *
 * @param makers the method for each class
 */
record Samples(Map<Class<?>, Method> makers) {
    /** For jars that need none. */
    static final Samples NONE = new Samples(Map.of());

    /** Returns the samples that were compiled with the mix-ins, or none. */
    static Samples of(ClassLoader loader) {
        try {
            Map<Class<?>, Method> makers = new HashMap<>();
            for (Method method :
                    Class.forName(MixIns.PACKAGE + ".Samples", true, loader).getDeclaredMethods()) {
                if (!method.isSynthetic() && method.getParameterCount() == 1) {
                    method.setAccessible(true);
                    makers.put(method.getReturnType(), method);
                }
            }
            return new Samples(makers);
        } catch (ClassNotFoundException e) {
            return NONE;
        }
    }

    /** Returns a value of one of the classes, the same one for each seed. */
    Object make(Class<?> type, long seed) {
        try {
            return makers.get(type).invoke(null, new Random(seed));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type.getName(), e);
        }
    }
}
