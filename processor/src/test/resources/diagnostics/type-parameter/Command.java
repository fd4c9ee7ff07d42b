import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal
sealed interface Command<T> {} // MARSHAL102: Command has the type parameter T, so the types of its fields are not known. The root of a family cannot have one: remove it, and fix the type in the subtypes.

@Marshal
@TypeId(0)
record Stop(int code) implements Command<String> {}
