package org.marshal4j.processor.files;

import com.palantir.javapoet.JavaFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeKind;
import javax.tools.StandardLocation;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.report.Reporter;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;

/** Writes generated files, each as coming from one type. */
public final class SourceFiles {

    /** The classes of {@code java.lang} that generated code may use. */
    private static final List<String> JAVA_LANG = List.of(
            "Boolean",
            "Byte",
            "Character",
            "CharSequence",
            "Class",
            "Double",
            "Float",
            "IllegalStateException",
            "Integer",
            "Long",
            "Object",
            "Override",
            "Short",
            "String",
            "StringBuilder",
            "Throwable");

    private static final String CLEAN_UP = "Delete it, or do a clean build.";

    /** The types that the files were written for. */
    private final Map<String, String> written = new HashMap<>();

    /** Whether a package has classes named as those of java.lang, as far as it has been looked at in this round. */
    private final Map<String, Boolean> shadowing = new HashMap<>();

    private final Source source;
    private final Filer filer;
    private final Reporter reporter;

    /** Writes files with a filer, for the classes of a program. */
    public SourceFiles(Source source, Filer filer, Reporter reporter) {
        this.source = source;
        this.filer = filer;
        this.reporter = reporter;
    }

    /** Forgets what other processors may change before the next round. */
    public void beginRound() {
        shadowing.clear();
    }

    /**
     * Writes a file, unless the type has got it already, in the round in which it was deferred.
     *
     * @return whether the name was free
     */
    public boolean write(GeneratedFile file, Target target) {
        return file instanceof GeneratedFile.Source source
                ? write(source.file(), target)
                : write((GeneratedFile.Resource) file, target);
    }

    private boolean write(GeneratedFile.Resource file, Target target) {
        String origin = target.type().getQualifiedName().toString();
        if (origin.equals(written.putIfAbsent(file.path(), origin))) {
            return true;
        }
        try (OutputStream out = filer.createResource(StandardLocation.CLASS_OUTPUT, "", file.path(), origins(target))
                .openOutputStream()) {
            out.write(file.text().getBytes(StandardCharsets.UTF_8));
        } catch (FilerException e) {
            return false;
        } catch (IOException e) {
            notWritten(file.path(), e, target);
        }
        return true;
    }

    /**
     * Why the name of a file is not free: another type has it, or the Eclipse compiler does not replace an older
     * class file.
     */
    public String whyNameIsTaken(GeneratedFile generated, Target target) {
        if (generated instanceof GeneratedFile.Resource resource) {
            return Diagnostic.NOT_WRITTEN.message(resource.path(), "a file of that name already exists", CLEAN_UP);
        }
        JavaFile file = ((GeneratedFile.Source) generated).file();
        String name = file.typeSpec().name();
        return source.isGenerated(file.packageName(), name)
                ? Diagnostic.NOT_WRITTEN.message(
                        name, "this compiler does not replace the class file of an earlier build", CLEAN_UP)
                : Diagnostic.NAME_TAKEN.message(name, target.type().getSimpleName());
    }

    /** What the files come from. Of a class in a cycle of inheritance newer javacs cannot tell the file, and throw. */
    private static Element[] origins(Target target) {
        Element place = target.place();
        return place.asType().getKind() == TypeKind.ERROR ? new Element[0] : new Element[] {place};
    }

    private void notWritten(String name, IOException e, Target target) {
        reporter.error(
                target,
                Diagnostic.NOT_WRITTEN.message(
                        name, e, "Check that the disk is not full and the folder can be written to."));
    }

    private boolean write(JavaFile file, Target target) {
        String name = file.packageName().isEmpty()
                ? file.typeSpec().name()
                : file.packageName() + "." + file.typeSpec().name();
        String origin = target.type().getQualifiedName().toString();
        if (origin.equals(written.get(name))) {
            return true;
        }
        // Before there is a file: if it fails, the name is still free for a placeholder.
        String text = textOf(file, target);
        written.putIfAbsent(name, origin);
        try (Writer writer = filer.createSourceFile(name, origins(target)).openWriter()) {
            // In one piece: the writers of compilers have no buffer.
            writer.write(text);
        } catch (FilerException e) {
            return false;
        } catch (IOException e) {
            notWritten(name, e, target);
        }
        return true;
    }

    /** The text; with imports of java.lang where a class named Object or String among the neighbours would be meant. */
    private String textOf(JavaFile file, Target target) {
        boolean shadowed = shadowing.computeIfAbsent(
                file.packageName(), home -> JAVA_LANG.stream().anyMatch(used -> source.hasNeighbour(target, used)));
        return (shadowed ? file.toBuilder().skipJavaLangImports(false).build() : file).toString();
    }
}
