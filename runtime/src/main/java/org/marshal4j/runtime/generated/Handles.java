package org.marshal4j.runtime.generated;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.UndeclaredThrowableException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Gives generated classes access to fields and constructors that the language does not let them use. Called while such
 * a class is initialised.
 */
public final class Handles {
    private static final String CODE = " [" + RuntimeProblem.OTHER_TYPE_VERSION.code() + "]";

    private Handles() {}

    /**
     * Returns a handle on an instance field.
     *
     * @param lookup the lookup of the generated class
     * @param owner the class that declares the field
     * @throws IllegalStateException if there is no such field (MARSHAL211) or it is not accessible; the message says
     *     what to do
     */
    public static VarHandle field(MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type) {
        String field = owner.getName() + "." + name;
        try {
            return MethodHandles.privateLookupIn(owner, lookup).findVarHandle(owner, name, type);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(
                    "there is no longer a field " + field + " of type " + type.getName() + ": recompile "
                            + lookup.lookupClass().getName() + CODE,
                    e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(
                    lookup.lookupClass().getName() + " cannot reach " + field + ": add \"opens "
                            + owner.getPackageName() + ";\" to the module "
                            + (owner.getModule().isNamed() ? owner.getModule().getName() : "of that package")
                            + ", or make the field package-private",
                    e);
        }
    }

    /**
     * Returns a handle on a constructor.
     *
     * @param lookup the lookup of the generated class
     * @param owner the class that declares the constructor
     * @throws IllegalStateException if there is no such constructor (MARSHAL211) or it is not accessible; the message
     *     says what to do
     */
    public static MethodHandle constructor(MethodHandles.Lookup lookup, Class<?> owner, Class<?>... parameters) {
        MethodType type = MethodType.methodType(void.class, parameters);
        String constructor = owner.getName() + type.toString().replaceAll("void$", "");
        try {
            return MethodHandles.privateLookupIn(owner, lookup).findConstructor(owner, type);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(
                    "there is no longer a constructor " + constructor + ": recompile "
                            + lookup.lookupClass().getName() + CODE,
                    e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(
                    lookup.lookupClass().getName() + " cannot reach the constructor " + constructor + ": add \"opens "
                            + owner.getPackageName() + ";\" to the module "
                            + (owner.getModule().isNamed() ? owner.getModule().getName() : "of that package"),
                    e);
        }
    }

    /**
     * Returns what a handle threw, to be thrown again. A handle may throw anything, but the code called here throws no
     * checked exceptions.
     *
     * @throws Error if it is one
     */
    public static RuntimeException thrown(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        return thrown instanceof RuntimeException unchecked ? unchecked : new UndeclaredThrowableException(thrown);
    }

    /**
     * Returns the superclass with a name, for a class that generated code cannot name because it is not visible there.
     *
     * @param type the class whose superclass it is, directly or not
     * @throws IllegalStateException (MARSHAL211) if it has no such superclass
     */
    public static Class<?> superclass(Class<?> type, String name) {
        for (Class<?> level = type.getSuperclass(); level != null; level = level.getSuperclass()) {
            if (level.getName().equals(name)) {
                return level;
            }
        }
        throw new IllegalStateException(type.getName() + " no longer extends " + name + ": recompile it" + CODE);
    }
}
