import org.marshal4j.Marshal;

@Marshal
interface Quote {} // MARSHAL100: Quote is an interface: only classes, records and the roots of families can be marshalled. Make it sealed, or name its subtypes in @Marshal(subtypes = ...).
