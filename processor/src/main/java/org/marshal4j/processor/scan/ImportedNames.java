package org.marshal4j.processor.scan;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.source.Source;

/**
 * The two names that the marshaller of an imported class may have: the plain one, and one that begins with the package of the class, which its
 * import asks for. Each follows from the class and the package of the importer alone.
 */
final class ImportedNames {

    private static final String MARSHALLER = "Marshaller";

    private final Source source;
    private final BiPredicate<TypeElement, Name> isGeneratedFor;

    /** Which classes have class files of marshallers that have the longer name. */
    private final Map<Name, Boolean> generated = new HashMap<>();

    /**
     * Those of a program.
     *
     * @param isGeneratedFor whether there is a class file of a marshaller of that name that is for that class
     */
    ImportedNames(Source source, BiPredicate<TypeElement, Name> isGeneratedFor) {
        this.source = source;
        this.isGeneratedFor = isGeneratedFor;
    }

    /** {@code DotMarshaller}, or {@code Outer_DotMarshaller} of a nested class. */
    static Name plain(Name type, String home) {
        return new Name(home, type.simpleNames()).generated(MARSHALLER);
    }

    /** {@code com_acme_DotMarshaller} of a class {@code com.acme.Dot}. */
    static Name qualified(Name type, String home) {
        return Name.of(home, prefix(type) + plain(type, home).simple());
    }

    /** The name for a binding of a generic class, which begins as that of the class itself does. */
    static Name ofBinding(Name form, Name type, Name marshaller, String home) {
        String first = marshaller.packageName();
        boolean isQualified = !type.packageName().isEmpty() && marshaller.equals(qualified(type, first));
        return isQualified ? qualified(form, home) : plain(form, home);
    }

    /**
     * The name of the marshaller in a package.
     *
     * @param known the marshallers that this compilation generates for the class
     */
    Name of(TypeElement type, String home, Set<Name> known) {
        Name name = source.nameOf(type);
        Name plain = plain(name, home);
        Name qualified = qualified(name, home);
        if (known.contains(plain)) {
            return plain;
        }
        return known.contains(qualified) || isQualifiedInClassFiles(type, plain, qualified) ? qualified : plain;
    }

    /** What has that name in the bytes of an earlier compilation. */
    private boolean isQualifiedInClassFiles(TypeElement type, Name plain, Name qualified) {
        return generated.computeIfAbsent(
                qualified,
                name -> source.find(name.qualified()).isPresent()
                        && isGeneratedFor.test(type, name)
                        && !isGeneratedFor.test(type, plain));
    }

    private static String prefix(Name type) {
        return Optional.of(type.packageName())
                .filter(name -> !name.isEmpty())
                .map(name -> name.replace('.', '_') + "_")
                .orElse("");
    }
}
