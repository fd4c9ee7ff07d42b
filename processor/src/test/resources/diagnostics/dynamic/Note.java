import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;

@Marshal
class Note implements NoteMarshallable {
    @Dynamic Object any;
    @Dynamic Map<String, List<Object>> nested;
    @Dynamic List<?> list;
    @Dynamic Map<String, ?> map;
    @Dynamic EnumMap<?, Object> enums; // MARSHAL104: Note.enums: EnumMap<?, Object> does not say exactly what it holds.
    @Dynamic String text; // MARSHAL180: Note.text: String: @Dynamic is for values that are declared as Object, and here there is none. Remove it; or declare Object, List<Object> or Map<String, Object>.
    @Dynamic List<String> texts; // MARSHAL180: Note.texts: List<String>: @Dynamic is for values that are declared as Object, and here there is none.
    @Dynamic Set<Object> set; // MARSHAL181: Note.set: Set<Object>: values of @Dynamic cannot be elements of a Set, because the cost of comparing them cannot be bounded. Put them into a List, or into a Map with keys of a known class.
    @Dynamic Set<List<Object>> lists; // MARSHAL181: Note.lists: Set<List<Object>>: values of @Dynamic cannot be elements of a Set
    @Dynamic Map<Object, String> keys; // MARSHAL181: Note.keys: Map<Object, String>: values of @Dynamic cannot be keys of a Map
    Object undeclared; // MARSHAL105: Note.undeclared: Object cannot be marshalled. Object can hold anything: declare the exact class; or put @Dynamic on the field
}
