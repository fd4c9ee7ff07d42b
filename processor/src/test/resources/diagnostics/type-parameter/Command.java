import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal
sealed interface Command<T> {} // MARSHAL102: Command has the type parameter T, whose fields have no wire form of their own. A family can have none: let its classes fix the type, and take it from the root.

@Marshal
@TypeId(0)
record Stop(int code) implements Command<String> {}
