package org.marshal4j.maven;

import java.lang.reflect.Field;
import java.nio.file.Path;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;

/** What Maven gives to a goal. */
final class MojoParameters {
    private MojoParameters() {}

    /** Sets a parameter as Maven does. */
    static void set(String parameter, Object value, ModuleMojo mojo) {
        try {
            Field field = field(parameter, mojo.getClass());
            field.setAccessible(true);
            field.set(mojo, value);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Field field(String parameter, Class<?> mojo) throws NoSuchFieldException {
        for (Class<?> type = mojo; type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals(parameter)) {
                    return field;
                }
            }
        }
        throw new NoSuchFieldException(parameter);
    }

    /** A dependency of the project. */
    static Artifact artifact(Path file) {
        Artifact artifact = new DefaultArtifact(
                "com.acme", file.toString(), "1", "compile", "jar", "", new DefaultArtifactHandler());
        artifact.setFile(file.toFile());
        return artifact;
    }
}
