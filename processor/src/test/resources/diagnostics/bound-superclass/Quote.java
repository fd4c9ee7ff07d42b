import java.util.List;
import org.marshal4j.Dynamic;
import org.marshal4j.FixedLength;
import org.marshal4j.Interned;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.StopBit;

/** Only a subclass knows what can be in the fields of its superclass's type variable. */
@Marshal
class Quote extends Base<Long> { // MARSHAL121: Quote.text: Long: @Interned has no effect on a field of this type. Remove it.
    long id;
}

@Marshal
class Named extends Base<String> {} // MARSHAL121: Named.number: String: @StopBit has no effect on a field of this type

@Marshal
class Held extends Holding<String> {} // MARSHAL121: Held.known: Box<String>: @OneOf has no effect on a field of this type

@Marshal
class Open extends Opened<String> {} // MARSHAL180: Open.any: Box<String>: @Dynamic is for values that are declared as Object

@Marshal
abstract class Base<T> {
    @StopBit T number;
    @MaxLength(5) List<T> some;
    @Interned T text;
}

@Marshal
abstract class Holding<T> {
    @OneOf({"a", "b"}) Box<T> known;
    @FixedLength(5) int[] fixed;
}

@Marshal
abstract class Opened<T> {
    @Dynamic Box<T> any;
}

@Marshal
class Box<T> {
    T held;
}
