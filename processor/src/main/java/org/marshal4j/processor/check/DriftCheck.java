package org.marshal4j.processor.check;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.scan.Membership;
import org.marshal4j.processor.schema.Change;
import org.marshal4j.processor.schema.LockFile;
import org.marshal4j.processor.schema.SchemaModel;
import org.marshal4j.processor.schema.TypeComparison;

/** Compares each type with what the lock file says of it, if the compiler was told of one. */
public final class DriftCheck {

    /** The option that names the file. */
    public static final String OPTION = "marshal4j.lock";

    /** No lock comes near it; a file that some mistake made as large would take all the memory of the compiler. */
    private static final long LARGEST = 64 << 20;

    private final TypeComparison comparison;
    private final List<String> unread;

    private DriftCheck(LockFile lock, List<String> unread) {
        this.comparison = new TypeComparison(lock.accepted());
        this.unread = new ArrayList<>(unread);
    }

    /** A check with no lock, which finds nothing. */
    public static DriftCheck none() {
        return new DriftCheck(LockFile.empty(), List.of());
    }

    /** A check with the lock in a file. One that is not there yet has nothing in it. */
    public static DriftCheck with(String file) {
        try {
            Path path = Path.of(file);
            return new DriftCheck(Files.exists(path) ? LockFile.parse(read(path)) : LockFile.empty(), List.of());
        } catch (CharacterCodingException e) {
            return unread(file, "it is not UTF-8 text");
        } catch (AccessDeniedException e) {
            return unread(file, "permission is denied");
        } catch (IOException | IllegalArgumentException e) {
            return unread(file, e.getMessage() == null ? e.toString() : e.getMessage());
        }
    }

    private static String read(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("it is a directory");
        }
        if (Files.size(path) > LARGEST) {
            throw new IOException("it is too large, with " + Files.size(path) + " bytes");
        }
        return Files.readString(path);
    }

    private static DriftCheck unread(String file, String why) {
        return new DriftCheck(LockFile.empty(), List.of(Diagnostic.BAD_LOCK.message(file, Diagnostic.oneLine(why))));
    }

    /** What is wrong with the file itself; asked once, nothing after that. */
    public List<String> takeUnread() {
        List<String> taken = List.copyOf(unread);
        unread.clear();
        return taken;
    }

    /**
     * The changes of a type.
     *
     * @param membership its part in families
     * @param isCompiled which types, by their binary names, are compiled too, and so report for themselves that they changed their part in the
     *     family of this one
     */
    public List<Problem> check(
            Name type, SchemaModel now, Optional<Membership> membership, Predicate<String> isCompiled) {
        Stream<Change> own = comparison.check(now).stream()
                .filter(change -> change.member().filter(isCompiled).isEmpty());
        Stream<Change> inFamilies =
                membership.stream().flatMap(of -> comparison.checkMember(type.binary(), of.id(), of.roots()).stream());
        return Stream.concat(own, inFamilies)
                .map(change -> problem(type, change))
                .toList();
    }

    private static Problem problem(Name type, Change change) {
        Place place = change.field().isEmpty() ? Place.of(type) : new Place(type, change.field());
        return Problem.of(change.rule().isSafe() ? Diagnostic.RENAMED : Diagnostic.DRIFT, place, change.message());
    }
}
