@org.marshal4j.MarshalTypesWith(Colors.class) // MARSHAL161: com.acme.Colors cannot be used for all values of a type: it is not a field marshaller. Make it implement FieldMarshaller, or FixedFieldMarshaller if all values have the same size.
package com.acme;
