import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal
sealed interface Event {}

@Marshal
@TypeId(0)
record Changed<T>(T value) implements Event {} // MARSHAL102: Changed has the type parameter T, so the types of its fields are not known. Readers would not know what it is bound to: make it abstract, and give @TypeId to subclasses that fix the type.
