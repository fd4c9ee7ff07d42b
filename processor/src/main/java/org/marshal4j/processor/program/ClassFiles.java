package org.marshal4j.processor.program;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.model.Name;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * The class files that a program is compiled against. They answer what compilers do not: the order of fields, and what
 * constructors do.
 */
public final class ClassFiles {

    private final Filer filer;
    private final boolean ofJavac;

    /** The class files that this environment's compiler finds. */
    public ClassFiles(ProcessingEnvironment environment) {
        this.filer = environment.getFiler();
        this.ofJavac = environment.getClass().getName().startsWith("com.sun.tools.javac.");
    }

    /** Whether the compiler returns the fields of a class in the order of its class file anyway. */
    public boolean areShownInOrder() {
        return ofJavac;
    }

    /** The names of the fields that a class declares, in the order of its class file; empty if that cannot be found. */
    public Optional<List<String>> fieldsOf(Name type, String module) {
        return find(type, module, in -> new ClassFileFields(in).names());
    }

    /**
     * The methods that a class declares, in the order of its class file; empty if that cannot be found. Each is given
     * as its name and its number of parameters, such as {@code set/1}.
     */
    public Optional<List<String>> methodsOf(Name type, String module) {
        return find(type, module, in -> {
            ClassNode methods = new ClassNode();
            new ClassReader(in)
                    .accept(methods, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            return methods.methods.stream()
                    .map(method -> method.name + "/" + Type.getArgumentTypes(method.desc).length)
                    .toList();
        });
    }

    /** The constructors of a class; empty if its class file cannot be found. */
    Optional<ClassNode> constructorsOf(Name type, String module) {
        return find(type, module, in -> {
            ClassNode constructors = new ClassNode(Opcodes.ASM9) {
                @Override
                public @Nullable MethodVisitor visitMethod(
                        int access, String name, String descriptor, String signature, String[] exceptions) {
                    return name.equals("<init>")
                            ? super.visitMethod(access, name, descriptor, signature, exceptions)
                            : null;
                }
            };
            new ClassReader(in).accept(constructors, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            return constructors;
        });
    }

    private <T> Optional<T> find(Name type, String module, Reading<T> reading) {
        return open(StandardLocation.CLASS_PATH, type.packageName(), type, reading)
                .or(() -> open(StandardLocation.CLASS_OUTPUT, type.packageName(), type, reading))
                .or(() -> module.isEmpty()
                        ? Optional.empty()
                        : open(StandardLocation.MODULE_PATH, module + "/" + type.packageName(), type, reading));
    }

    /** Reads something from a class file. */
    private interface Reading<T> {
        T read(DataInputStream in) throws IOException;
    }

    /** The location of a class file. Not found if this compilation or an earlier one wrote it to its own output. */
    Optional<URI> placeOf(Name type, String module) {
        return place(StandardLocation.CLASS_PATH, type.packageName(), type)
                .or(() -> module.isEmpty()
                        ? Optional.empty()
                        : place(StandardLocation.MODULE_PATH, module + "/" + type.packageName(), type));
    }

    private Optional<URI> place(Location location, String packageName, Name type) {
        try {
            return Optional.of(
                    filer.getResource(location, packageName, fileOf(type)).toUri());
        } catch (IOException | RuntimeException e) {
            // It is not there, or the compiler does not know such locations.
            return Optional.empty();
        }
    }

    private static String fileOf(Name type) {
        return String.join("$", type.simpleNames()) + ".class";
    }

    /** Whether the output of an earlier compilation, which is also that of this one, contains the class. */
    public boolean isInOutput(Name type) {
        return open(StandardLocation.CLASS_OUTPUT, type.packageName(), type, in -> new ClassFileFields(in).names())
                .isPresent();
    }

    private <T> Optional<T> open(Location location, String packageName, Name type, Reading<T> reading) {
        try (InputStream in =
                filer.getResource(location, packageName, fileOf(type)).openInputStream()) {
            return Optional.of(reading.read(new DataInputStream(in)));
        } catch (IOException | RuntimeException e) {
            // It is not there, or the compiler does not know such locations; each compiler throws its own exception
            // then.
            return Optional.empty();
        }
    }
}
