package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;

/** The exceptions for marshallers that are not found, or cannot be used, with what to do. */
final class RegistryProblems {
    private RegistryProblems() {}

    /**
     * Refuses a class that is a marshaller for another copy of this runtime.
     *
     * @throws IllegalArgumentException if it is
     */
    static void requireThisRuntime(Class<?> found) {
        for (Class<?> level = found; level != null; level = level.getSuperclass()) {
            for (Class<?> implemented : level.getInterfaces()) {
                requireThisRuntime(implemented);
                if (Namesakes.are(implemented, Marshaller.class)) {
                    throw new IllegalArgumentException(found.getName() + " was loaded with another copy of"
                            + " marshal4j-runtime than the one that is called here: it implements the Marshaller from "
                            + Namesakes.origin(implemented) + ", and this one is from "
                            + Namesakes.origin(Marshaller.class) + ". Remove one of them, so that both use the same");
                }
            }
        }
    }

    /** A class that is not a marshaller, or the marshaller of another class. */
    static IllegalArgumentException otherMarshaller(String name, @Nullable Marshaller<?> marshaller, Class<?> type) {
        return new IllegalArgumentException(
                marshaller != null && Namesakes.are(marshaller.type(), type)
                        ? name + " marshals another " + type.getName() + " than this one"
                                + Namesakes.note(marshaller.type(), type)
                        : name + " is not the marshaller that marshal4j generates for " + type.getName()
                                + ": rename it; the generated marshaller needs this name");
    }

    private static IllegalArgumentException isGeneric(Class<?> type, ClassNotFoundException cause) {
        return new IllegalArgumentException(
                "no marshaller for " + type.getName() + ": " + type.getSimpleName() + " is generic, so each type of a"
                        + " field has a marshaller of its own. Name that one, such as " + type.getSimpleName()
                        + "_of_StringMarshaller.INSTANCE",
                cause);
    }

    static IllegalArgumentException notImported(
            String name, Class<?> importer, Class<?> type, ClassNotFoundException cause) {
        if (type.getTypeParameters().length > 0) {
            return isGeneric(type, cause);
        }
        return new IllegalArgumentException(
                "no marshaller for " + type.getName() + " in the package of " + importer.getName()
                        + ": there is no class " + name + ". Put @MarshalImport(" + type.getSimpleName()
                        + ".class) on " + importer.getSimpleName() + " or on its package",
                cause);
    }

    static IllegalArgumentException notFound(String name, Class<?> type, ClassNotFoundException cause) {
        if (type.getTypeParameters().length > 0) {
            return isGeneric(type, cause);
        }
        return new IllegalArgumentException(
                "no marshaller for " + type.getName() + ": there is no class " + name + ". Put @Marshal on "
                        + type.getSimpleName() + ", and name "
                        + "org.marshal4j:marshal4j-processor in the annotationProcessorPaths of maven-compiler-plugin"
                        + " (with Gradle: annotationProcessor): javac 23 and later does not run processors that are only"
                        + " on the class path",
                cause);
    }

    static IllegalStateException failed(String name, LinkageError cause) {
        if (cause.getClass() == LinkageError.class) {
            // Such as a loader constraint.
            return new IllegalStateException(
                    name + " cannot be used together with classes that another class loader has loaded: " + cause
                            + ". Let one class loader load these classes",
                    cause);
        }
        return new IllegalStateException(
                name + " failed to initialise: " + cause
                        + "; the first failure says why: if it names a class, recompile that class",
                cause);
    }
}
