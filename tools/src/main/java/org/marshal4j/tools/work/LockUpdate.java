package org.marshal4j.tools.work;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.marshal4j.schema.Compatibility;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.change.LockCheck;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.tools.module.AcceptedSchemas;
import org.marshal4j.tools.module.CompiledModule;
import org.marshal4j.tools.module.SchemaFiles;
import org.marshal4j.tools.module.Selection;
import org.marshal4j.tools.module.UncompiledTypes;
import org.marshal4j.tools.type.TextFiles;

/**
 * Accepts the schemas that the last compilation found, and writes them into the lock file. That compilation may have
 * failed because of them. Former schemas stay in the file.
 *
 * @param module the module
 * @param options what to accept
 * @param teller takes what was accepted
 */
public record LockUpdate(CompiledModule module, Options options, Teller teller) {
    /**
     * What to accept.
     *
     * @param types the types whose changes are accepted; empty for all. A package is only needed if several types have
     *     the same name
     * @param rules rules such as {@code field-retyped}: only types that have changed by these rules alone are accepted;
     *     empty for all
     * @param reason the reason for the change, in one line
     * @param compatibility {@code BACKWARD}, {@code FORWARD} or {@code FULL}; {@code NONE} removes the direction from
     *     the lock file
     */
    public record Options(
            List<String> types, List<String> rules, Optional<String> reason, Optional<String> compatibility) {}

    /**
     * Writes the lock file, unless nothing has changed.
     *
     * @throws IOException if a file cannot be read or written
     * @throws IllegalArgumentException if an option has no such value, the lock file belongs to another module, or two
     *     schemas have one id
     */
    public void run() throws IOException {
        SchemaFiles files = module.files();
        LockFile lock = AcceptedSchemas.repaired(module.lockFile(), teller::warn);
        module.requireOwn(lock);
        if (!files.isCompiled() && !lock.entries().isEmpty()) {
            teller.warn(module.lockFile() + " stays as it is: " + module.title() + " has not been compiled"
                    + (module.sources().isEmpty() ? ". If that failed, name its sources with --source" : ""));
            return;
        }
        Map<String, Schema> forms = UncompiledTypes.with(files.all(), lock);
        if (forms.isEmpty() && lock.entries().isEmpty()) {
            teller.info("no types with @Marshal have been compiled here");
            return;
        }
        Map<String, Schema> today = forms;
        forms = selected(forms, lock);
        LockFile updated = updated(lock, forms, files.own().keySet(), today);
        if (updated.equals(lock) && isText(lock)) {
            teller.info(module.lockFile() + " is up to date");
            return;
        }
        tell(lock, forms, today);
        tellIds(lock, updated);
        TextFiles.replace(module.lockFile(), updated.text());
        teller.info("wrote " + module.lockFile() + ", revision " + updated.revision());
    }

    private Map<String, Schema> selected(Map<String, Schema> forms, LockFile lock) {
        if (options.types.isEmpty() && options.rules.isEmpty()) {
            return forms;
        }
        Set<String> known = new TreeSet<>(lock.accepted().keySet());
        known.addAll(forms.keySet());
        return Selection.of(options.types, options.rules, known).forms(lock, forms, teller::warn);
    }

    private LockFile updated(LockFile lock, Map<String, Schema> forms, Set<String> own, Map<String, Schema> today) {
        // A lock file that was begun without the name of its module stays that way, since reviewers know its lines.
        LockFile named = module.name()
                .filter(name -> lock.equals(LockFile.empty()))
                .map(lock::withModule)
                .orElse(lock);
        LockFile updated = withDirection(named).accept(forms.values(), own, today.values());
        if (options.reason.isEmpty()) {
            return updated;
        }
        if (updated.revision() == lock.revision()) {
            teller.warn("nothing was accepted, so there is no revision that the reason could be kept with");
            return updated;
        }
        try {
            return updated.withReason(options.reason.get());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("marshal4j.reason: " + e.getMessage(), e);
        }
    }

    private LockFile withDirection(LockFile lock) {
        if (options.compatibility.isEmpty()) {
            return lock;
        }
        String direction = options.compatibility.get();
        if (direction.equals("NONE")) {
            return lock.withCompatibility(Optional.empty());
        }
        try {
            return lock.withCompatibility(Optional.of(Compatibility.valueOf(direction)));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "marshal4j.compatibility is BACKWARD, FORWARD, FULL or NONE, not " + direction, e);
        }
    }

    /** Whether the file can be read as it is; if it had to be repaired, it is rewritten. */
    private boolean isText(LockFile lock) {
        try {
            return lock.equals(module.lock());
        } catch (IOException e) {
            return false;
        }
    }

    private void tell(LockFile lock, Map<String, Schema> forms, Map<String, Schema> today) {
        LockCheck check = new LockCheck(lock, today);
        forms.forEach((type, form) -> {
            if (!lock.accepted().containsKey(type)) {
                teller.info("new: " + type);
            } else {
                check.reported(form).stream()
                        .map(Difference::message)
                        .forEach(message -> teller.info("accepted: " + message));
            }
        });
        lock.accepted().keySet().stream()
                .filter(type -> !forms.containsKey(type))
                .forEach(type -> teller.info("gone: " + type));
    }

    private void tellIds(LockFile lock, LockFile updated) {
        updated.head().ids().stream()
                .filter(id -> id.revision() > lock.revision()
                        || !lock.schemaIds(id.type()).containsKey(id.id()))
                .forEach(id -> teller.info("schema id of " + id.type() + ": " + SchemaId.text(id.id())));
    }
}
