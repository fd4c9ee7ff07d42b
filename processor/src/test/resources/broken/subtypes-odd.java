import org.marshal4j.*;

@Marshal(subtypes = {int.class, void.class, String[].class, Missing.class})
abstract class Event implements EventMarshallable {}
