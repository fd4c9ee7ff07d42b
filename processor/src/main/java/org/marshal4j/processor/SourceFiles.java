package org.marshal4j.processor;

import com.squareup.javapoet.JavaFile;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.problem.Diagnostic;

/** Writes generated files, each as coming from one type. */
final class SourceFiles {

    private final Map<String, String> written = new HashMap<>();
    private final Filer filer;
    private final Reporter reporter;

    SourceFiles(Filer filer, Reporter reporter) {
        this.filer = filer;
        this.reporter = reporter;
    }

    /**
     * Writes a file, unless the type has got it already, in the round in which it was deferred.
     *
     * @return whether the name was free
     */
    boolean write(JavaFile file, TypeElement type) {
        String name = file.packageName.isEmpty() ? file.typeSpec.name : file.packageName + "." + file.typeSpec.name;
        String origin = type.getQualifiedName().toString();
        if (origin.equals(written.putIfAbsent(name, origin))) {
            return true;
        }
        try (Writer writer = filer.createSourceFile(name, type).openWriter()) {
            file.writeTo(writer);
        } catch (FilerException e) {
            return false;
        } catch (IOException e) {
            reporter.error(type, Diagnostic.INTERNAL.message(Version.CURRENT, type, e));
        }
        return true;
    }
}
