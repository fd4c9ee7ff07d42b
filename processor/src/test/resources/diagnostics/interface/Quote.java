import org.marshal4j.Marshal;

@Marshal
interface Quote {} // MARSHAL100: Quote is an interface: only classes, records, family roots and interfaces of getters and setters can be marshalled. Declare getters and setters in it, make it sealed, or name its subtypes in @Marshal(subtypes = ...).
