/** An order with lines, a customer, enums and text: a DTO as services have them. */
package org.marshal4j.examples.orders;
