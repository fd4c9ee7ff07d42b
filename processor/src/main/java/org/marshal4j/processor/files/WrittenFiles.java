package org.marshal4j.processor.files;

import com.palantir.javapoet.JavaFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeKind;
import javax.tools.StandardLocation;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.report.Reporter;
import org.marshal4j.schema.text.TypeFileName;

/** Writes generated files, each attributed to one type. */
public final class WrittenFiles {

    /** The classes of {@code java.lang} that generated code may use. */
    private static final List<String> JAVA_LANG = List.of("""
            Boolean Byte Character CharSequence Class Double Float IllegalStateException Integer Long Object
            Override Short String StringBuilder Throwable
            """.split("\\s+"));

    private static final String CLEAN_UP = "Delete it, or do a clean build.";

    /** The types for which the files were written. */
    private final Map<String, String> written = new HashMap<>();

    /** Whether a package has classes with the names of java.lang classes, for each package looked at in this round. */
    private final Map<String, Boolean> shadowing = new HashMap<>();

    private final Program program;
    private final Filer filer;
    private final Reporter reporter;

    /** Creates a writer with a filer, for the classes of a program. */
    public WrittenFiles(Program program, Filer filer, Reporter reporter) {
        this.program = program;
        this.filer = filer;
        this.reporter = reporter;
    }

    /** Forgets everything that other processors may change before the next round. */
    public void beginRound() {
        shadowing.clear();
    }

    /**
     * Writes a file, unless it was already written for the type in the round that deferred the type.
     *
     * @return whether the name was available
     */
    public boolean write(GeneratedFile file, Subject subject) {
        return file instanceof GeneratedFile.JavaCode program
                ? write(program.file(), subject)
                : write((GeneratedFile.Resource) file, subject);
    }

    private boolean write(GeneratedFile.Resource file, Subject subject) {
        String origin = subject.type().getQualifiedName().toString();
        if (origin.equals(written.putIfAbsent(file.path(), origin))) {
            return true;
        }
        try (OutputStream out = filer.createResource(StandardLocation.CLASS_OUTPUT, "", file.path(), origins(subject))
                .openOutputStream()) {
            out.write(file.text().getBytes(StandardCharsets.UTF_8));
        } catch (FilerException e) {
            return false;
        } catch (IOException e) {
            notWritten(file.path(), e, subject);
        }
        return true;
    }

    /**
     * Why the name of a file is taken: another type has it, what an earlier build generated is among the sources, or the
     * Eclipse compiler does not replace an older class file.
     */
    public String whyNameIsTaken(GeneratedFile generated, Subject subject) {
        if (generated instanceof GeneratedFile.Resource resource) {
            return Diagnostic.NOT_WRITTEN.message(resource.path(), "a file of that name already exists", CLEAN_UP);
        }
        JavaFile file = ((GeneratedFile.JavaCode) generated).file();
        String name = file.typeSpec().name();
        return program.findGenerated(file.packageName(), name)
                .map(earlier -> program.isCompiled(earlier)
                        ? Diagnostic.NOT_WRITTEN.message(
                                name, "what an earlier build generated is compiled too", "Take it out of the sources.")
                        : Diagnostic.NOT_WRITTEN.message(
                                name, "this compiler does not replace the class file of an earlier build", CLEAN_UP))
                .orElseGet(
                        () -> Diagnostic.NAME_TAKEN.message(name, subject.type().getSimpleName()));
    }

    /**
     * The elements that a file originates from. For a class in a cycle of inheritance, newer javacs cannot find the
     * file, and throw.
     */
    private static Element[] origins(Subject subject) {
        Element place = subject.place();
        return place.asType().getKind() == TypeKind.ERROR ? new Element[0] : new Element[] {place};
    }

    private void notWritten(String name, IOException e, Subject subject) {
        reporter.error(
                subject,
                Diagnostic.NOT_WRITTEN.message(
                        name, e, "Check that the disk is not full and the folder can be written to."));
    }

    private boolean write(JavaFile file, Subject subject) {
        String name = file.packageName().isEmpty()
                ? file.typeSpec().name()
                : file.packageName() + "." + file.typeSpec().name();
        String origin = subject.type().getQualifiedName().toString();
        if (origin.equals(written.get(name))) {
            return true;
        }
        // Runs before the file is created: if it fails, the name is still available for a placeholder.
        String text = textOf(file, subject);
        written.putIfAbsent(name, origin);
        Optional<String> tooLong = LongFileNames.of(file.typeSpec());
        if (tooLong.isPresent()) {
            reporter.error(subject, Diagnostic.NOT_WRITTEN.message(name, tooLong.get(), LongFileNames.ADVICE));
            if (!TypeFileName.isShort(file.typeSpec().name() + LongFileNames.SOURCE)) {
                return true;
            }
        }
        try (Writer writer = filer.createSourceFile(name, origins(subject)).openWriter()) {
            // In one piece, since the compilers' writers have no buffer.
            writer.write(text);
        } catch (FilerException e) {
            return false;
        } catch (IOException e) {
            notWritten(name, e, subject);
        }
        return true;
    }

    /**
     * The text. It imports classes such as Object and String from java.lang if the package has a class of that name.
     */
    private String textOf(JavaFile file, Subject subject) {
        boolean shadowed = shadowing.computeIfAbsent(
                file.packageName(), home -> JAVA_LANG.stream().anyMatch(used -> program.hasNeighbour(subject, used)));
        return Ascii.of((shadowed ? file.toBuilder().skipJavaLangImports(false).build() : file).toString());
    }
}
