package org.marshal4j.processor.scan.type;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.program.Program;

/**
 * The two names that the marshaller of an imported class may have: the plain one, and the qualified one, which begins
 * with the package of the class and for which its import must ask. Both depend only on the class and the package of
 * the importer.
 */
final class ImportedNames {

    private static final String MARSHALLER = "Marshaller";

    private final Program program;
    private final BiPredicate<TypeElement, Name> isGeneratedFor;

    /** Whether class files of marshallers with the qualified name exist, by that name. */
    private final Map<Name, Boolean> generated = new HashMap<>();

    /**
     * The names in a program.
     *
     * @param isGeneratedFor whether there is a class file of a marshaller with the given name for the given class
     */
    ImportedNames(Program program, BiPredicate<TypeElement, Name> isGeneratedFor) {
        this.program = program;
        this.isGeneratedFor = isGeneratedFor;
    }

    /** The plain name: {@code DotMarshaller}, or {@code Outer_DotMarshaller} for a nested class. */
    static Name plain(Name type, String home) {
        return new Name(home, type.simpleNames()).generated(MARSHALLER);
    }

    /** The qualified name: {@code com_acme_DotMarshaller} for a class {@code com.acme.Dot}. */
    static Name qualified(Name type, String home) {
        return Name.of(home, prefix(type) + plain(type, home).simple());
    }

    /** The name for a binding of a generic class. It begins like the name for the class itself. */
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
        Name name = program.nameOf(type);
        Name plain = plain(name, home);
        Name qualified = qualified(name, home);
        if (known.contains(plain)) {
            return plain;
        }
        return known.contains(qualified) || isQualifiedInClassFiles(type, plain, qualified) ? qualified : plain;
    }

    /** Whether an earlier compilation has used the qualified name. */
    private boolean isQualifiedInClassFiles(TypeElement type, Name plain, Name qualified) {
        return generated.computeIfAbsent(
                qualified,
                name -> program.findTopLevel(name).isPresent()
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
