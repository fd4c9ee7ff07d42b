package org.marshal4j.processor.scan;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;

/**
 * A class for which a marshaller is to be generated.
 *
 * @param type the class
 * @param marshaller the name of the marshaller
 * @param site where the source asks for it, unless the class itself bears the annotation
 */
public record Target(TypeElement type, Name marshaller, Optional<ImportSite> site) {

    /** Whether it is another class than the annotated one. */
    public boolean isImported() {
        return site.isPresent();
    }

    /** What bears the annotation that asks for it: the class itself, or a type or package that imports the class. */
    public Element place() {
        return site.map(ImportSite::importer).orElse(type);
    }

    /** The package of the generated code. */
    String home() {
        return marshaller.packageName();
    }
}
